import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useOwnProfile } from '#documents/profile.ts'
import { useUid } from '#documents/sessionSlice.ts'
import { MyTournaments } from './MyTournaments.tsx'
import { CardSkeletons } from './TournamentGrid.tsx'

const OwnGuests = lazy(() => import('./OwnGuests.tsx'))

/** What is due for a member now, and their competitions. */
export default function Dashboard() {
  const uid = useUid()
  const profile = useOwnProfile().currentData?.value
  // Only these accounts prove who somebody was elsewhere.
  const hasLinked = Boolean(profile?.steamProfileURL || profile?.discordID)
  if (uid === null) return <CardSkeletons count={3} />
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      {hasLinked && (
        <Suspense fallback={null}>
          <OwnGuests uid={uid} />
        </Suspense>
      )}
      <Outlet />
      <MyTournaments uid={uid} />
    </Box>
  )
}
