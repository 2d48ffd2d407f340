import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { useSession } from '#documents/sessionSlice.ts'
import { CurrentTournaments } from './CurrentTournaments.tsx'
import { MyTournaments } from './MyTournaments.tsx'

/** The part of the home page that is alive: one's own competitions first, then what is on and what opens soon. */
export default function HomeTournaments() {
  const { t } = useTranslation('tournaments')
  const session = useSession()
  if (session.status === 'unknown') return null
  return (
    <Box component="section" aria-label={t('title')} sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
      {session.status === 'signed-in' && (
        <>
          <Outlet />
          <MyTournaments uid={session.user.uid} />
        </>
      )}
      <CurrentTournaments />
    </Box>
  )
}
