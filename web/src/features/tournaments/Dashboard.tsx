import Box from '@mui/material/Box'
import { Outlet } from 'react-router'
import { useUid } from '#documents/sessionSlice.ts'
import { CreateButton } from './CreateButton.tsx'
import { MyTournaments } from './MyTournaments.tsx'
import { CardSkeletons } from './TournamentGrid.tsx'

/** What is due for a member now, and their competitions. */
export default function Dashboard() {
  const uid = useUid()
  if (uid === null) return <CardSkeletons count={3} />
  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      <Outlet />
      <MyTournaments uid={uid} />
      <Box>
        <CreateButton />
      </Box>
    </Box>
  )
}
