import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useUid } from '#documents/sessionSlice.ts'
import { isLoopback } from '#platform/cookies.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { CreateButton } from './CreateButton.tsx'
import { CardSkeletons } from './TournamentGrid.tsx'
import { TournamentList } from './TournamentList.tsx'

const OperatorNotice = lazy(() => import('./OperatorNotice.tsx'))

export default function OwnTournamentsPage() {
  const { t } = useTranslation('tournaments')
  const uid = useUid()
  if (uid === null) return <CardSkeletons />
  return (
    <>
      <TournamentList
        whose={{ owner: uid }}
        empty={<EmptyState title={t('emptyOwnTitle')} text={t('emptyOwnText')} action={<CreateButton />} />}
      />
      <Suspense>{isLoopback(location.hostname) && <OperatorNotice />}</Suspense>
    </>
  )
}
