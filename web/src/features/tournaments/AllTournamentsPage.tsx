import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { CreateButton } from './CreateButton.tsx'
import { TournamentList } from './TournamentList.tsx'

export default function AllTournamentsPage() {
  const { t } = useTranslation('tournaments')
  return (
    <TournamentList
      whose="everybody"
      empty={<EmptyState title={t('emptyAllTitle')} text={t('emptyAllText')} action={<CreateButton />} />}
    />
  )
}
