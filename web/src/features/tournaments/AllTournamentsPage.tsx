import { useTranslation } from 'react-i18next'
import { useDemonstration } from '#documents/useDemonstration.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { CreateButton } from './CreateButton.tsx'
import { CardSkeletons } from './TournamentGrid.tsx'
import { TournamentList } from './TournamentList.tsx'

export default function AllTournamentsPage() {
  const { t } = useTranslation('tournaments')
  const demonstration = useDemonstration()
  if (demonstration === undefined) return <CardSkeletons />
  return (
    <TournamentList
      whose={demonstration === 'here' ? 'nobody' : 'everybody'}
      empty={<EmptyState title={t('emptyAllTitle')} text={t('emptyAllText')} action={<CreateButton />} />}
    />
  )
}
