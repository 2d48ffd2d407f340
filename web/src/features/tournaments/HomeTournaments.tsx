import Box from '@mui/material/Box'
import { lazy, type RefObject, startTransition, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOutletContext } from 'react-router'
import { useSource } from '#platform/connection/useSource.ts'
import { hasEarlyParts } from '#platform/snapshot/earlyParts.ts'
import { untilLoaded } from '#platform/untilUsed.ts'
import { EarlyPart } from '#ui/page/EarlyPart.tsx'
import { useAudience } from '#ui/useAudience.ts'
import { useIsUsed } from '#ui/useIsUsed.ts'
import { FeaturedSkeleton } from './FeaturedSkeleton.tsx'
import { FiltersSkeleton } from './FiltersSkeleton.tsx'
import { CardSkeletons } from './TournamentGrid.tsx'
import { useListFilter } from './useListFilter.ts'

const load = () => import('./PublicTournaments.tsx')
const PublicTournaments = lazy(load)
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
  return <ForStrangers isKnown={audience !== 'unknown'} />
}

function ForStrangers({ isKnown }: { isKnown: boolean }) {
  const filters = useRef<HTMLDivElement>(null)
  const isSeen = useIsSeen(filters, load)
  const isUsed = useIsUsed(load) || isSeen
  const { isNarrowed } = useListFilter()
  const { i18n } = useTranslation()
  const isEarly = isKnown && hasEarlyParts(i18n.language)
  const loading = (
    <>
      <EarlyPart name="featured">{isEarly ? <i /> : <FeaturedSkeleton />}</EarlyPart>
      <Box sx={{ gridArea: 'list', minWidth: 0 }}>
        <div ref={filters}>
          <FiltersSkeleton />
        </div>
        <EarlyPart name="list">{isEarly ? <EarlyList /> : <CardSkeletons />}</EarlyPart>
      </Box>
    </>
  )
  if (!isKnown || (isEarly && !isUsed && !isNarrowed)) return loading
  return (
    <Suspense fallback={loading}>
      <PublicTournaments />
    </Suspense>
  )
}

function EarlyList() {
  useSource('current')
  return <i />
}

/** Whether this element has come into view and the code for it has loaded. What is shown stays until then. */
function useIsSeen(element: RefObject<Element | null>, load: () => Promise<unknown>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void untilLoaded(load, left.signal).then(() => startTransition(() => setIsSeen(true)))
    })
    if (element.current !== null) observer.observe(element.current)
    return () => {
      left.abort()
      observer.disconnect()
    }
  }, [element, load])
  return isSeen
}
