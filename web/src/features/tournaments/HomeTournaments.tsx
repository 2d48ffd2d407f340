import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { useSession } from '#documents/sessionSlice.ts'
import { CurrentTournaments, maxCurrent } from './CurrentTournaments.tsx'
import { MyTournaments } from './MyTournaments.tsx'
import { CardSkeletons } from './TournamentGrid.tsx'

/**
 * The part of the home page that is alive: one's own competitions first, then what is on and what opens soon. Its place
 * is kept from the first paint on, so that nothing in view moves when it comes.
 */
export default function HomeTournaments() {
  // The texts of tournaments come later: the page is prerendered, and must not wait for them to come to life.
  const { t } = useTranslation('common')
  const session = useSession()
  return (
    <Box component="section" aria-label={t('tournaments')} sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
      <Suspense fallback={<CardSkeletons count={maxCurrent} />}>
        {session.status === 'signed-in' && (
          <>
            <Outlet />
            <MyTournaments uid={session.user.uid} />
          </>
        )}
        {session.status === 'unknown' ? <CardSkeletons count={maxCurrent} /> : <CurrentTournaments />}
      </Suspense>
    </Box>
  )
}
