import Box from '@mui/material/Box'
import { Outlet } from 'react-router'
import { useUid } from '#documents/sessionSlice.ts'
import { MyTournaments } from './MyTournaments.tsx'
import { CardSkeletons } from './TournamentGrid.tsx'

/** What is due for a member now, and their competitions. */
export default function Dashboard() {
  const uid = useUid()
  if (uid === null) return <CardSkeletons count={3} />
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Outlet />
      <MyTournaments uid={uid} />
    </Box>
  )
}
