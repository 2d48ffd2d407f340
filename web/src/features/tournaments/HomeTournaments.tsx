import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { useAudience } from '#ui/useAudience.ts'
import { FeaturedSkeleton } from './FeaturedSkeleton.tsx'
import { CardSkeletons } from './TournamentGrid.tsx'

const PublicTournaments = lazy(() => import('./PublicTournaments.tsx'))
const Dashboard = lazy(() => import('./Dashboard.tsx'))

const filtersHeight = 41

/**
 * The dynamic part of the home page: for a member what is due and their own competitions, for others what anyone can
 * watch. Its space is reserved from the first paint, so that nothing moves when it loads.
 */
export default function HomeTournaments() {
  const audience = useAudience()
  if (audience === 'member') {
    return (
      <Suspense fallback={<CardSkeletons count={3} />}>
        <Dashboard />
      </Suspense>
    )
  }
  const loading = (
    <>
      <FeaturedSkeleton />
      <Box sx={{ gridArea: 'list' }}>
        <Skeleton variant="rounded" height={filtersHeight} sx={{ mb: 3 }} />
        <CardSkeletons />
      </Box>
    </>
  )
  return audience === 'unknown' ? (
    loading
  ) : (
    <Suspense fallback={loading}>
      <PublicTournaments />
    </Suspense>
  )
}
