import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useUid } from '#documents/sessionSlice.ts'
import { isLoopback } from '#platform/cookies.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { CreateButton } from './CreateButton.tsx'
import { CardSkeletons } from './TournamentGrid.tsx'
import { TournamentList } from './TournamentList.tsx'

const SaveAll = lazy(() => import('./SaveAll.tsx'))
const OperatorNotice = lazy(() => import('./OperatorNotice.tsx'))

export default function OwnTournamentsPage() {
  const { t } = useTranslation('tournaments')
  const uid = useUid()
  if (uid === null) return <CardSkeletons />
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TournamentList
        whose={{ owner: uid }}
        empty={<EmptyState title={t('emptyOwnTitle')} text={t('emptyOwnText')} action={<CreateButton />} />}
      />
      <Suspense>
        <SaveAll />
      </Suspense>
      <Suspense>{isLoopback(location.hostname) && <OperatorNotice />}</Suspense>
    </Box>
  )
}
