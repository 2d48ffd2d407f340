import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { useOutletContext } from 'react-router'
import { EarlyPart } from '#ui/page/EarlyPart.tsx'
import { useAudience } from '#ui/useAudience.ts'
import { FeaturedSkeleton } from './FeaturedSkeleton.tsx'
import { FiltersSkeleton } from './HomeFilters.tsx'
import { CardSkeletons } from './TournamentGrid.tsx'

const PublicTournaments = lazy(() => import('./PublicTournaments.tsx'))
const Dashboard = lazy(() => import('./Dashboard.tsx'))

/** Whom the part of the page around it addresses. */
type Addressed = 'member' | 'stranger'

/**
 * The dynamic part of the home page: for a member what is due and their own competitions, for others what anyone can
 * watch. Its space is reserved from the first paint, so that nothing moves when it loads.
 */
export default function HomeTournaments() {
  const audience = useAudience()
  if (useOutletContext<Addressed>() === 'member') {
    const cards = <CardSkeletons count={3} />
    return audience === 'unknown' ? (
      cards
    ) : (
      <Suspense fallback={cards}>
        <Dashboard />
      </Suspense>
    )
  }
  const loading = (
    <>
      <EarlyPart name="featured">
        <FeaturedSkeleton />
      </EarlyPart>
      <Box sx={{ gridArea: 'list', minWidth: 0 }}>
        <FiltersSkeleton />
        <EarlyPart name="list">
          <CardSkeletons />
        </EarlyPart>
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
