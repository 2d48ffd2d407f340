import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { useSession } from '#documents/sessionSlice.ts'
import { CurrentTournaments, maxCurrent } from './CurrentTournaments.tsx'
import { MyTournaments } from './MyTournaments.tsx'
import { CardSkeletons } from './TournamentGrid.tsx'

/**
 * The dynamic part of the home page: the viewer's competitions first, then current and upcoming ones. Its space is
 * reserved from the first paint, so that nothing moves when it loads.
 */
export default function HomeTournaments() {
  // The texts of tournaments are loaded later, because the prerendered page must not wait for them to hydrate.
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
