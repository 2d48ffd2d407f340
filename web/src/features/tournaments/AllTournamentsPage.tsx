import { useTranslation } from 'react-i18next'
import { useAllCompetitionsQuery } from '#documents/competitionLists.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { CreateButton } from './CreateButton.tsx'
import { TournamentList } from './TournamentList.tsx'

export default function AllTournamentsPage() {
  const { t } = useTranslation('tournaments')
  return (
    <TournamentList
      list={useAllCompetitionsQuery()}
      empty={<EmptyState title={t('emptyAllTitle')} text={t('emptyAllText')} action={<CreateButton />} />}
    />
  )
}
