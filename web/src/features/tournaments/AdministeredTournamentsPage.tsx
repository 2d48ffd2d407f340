import { useTranslation } from 'react-i18next'
import { useUid } from '#documents/sessionSlice.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { CreateButton } from './CreateButton.tsx'
import { CardSkeletons } from './TournamentGrid.tsx'
import { TournamentList } from './TournamentList.tsx'

export default function AdministeredTournamentsPage() {
  const { t } = useTranslation('tournaments')
  const uid = useUid()
  if (uid === null) return <CardSkeletons />
  return (
    <TournamentList
      whose={{ administrator: uid }}
      empty={
        <EmptyState
          title={t('emptyAdministratorTitle')}
          text={t('emptyAdministratorText')}
          action={<CreateButton />}
        />
      }
    />
  )
}
