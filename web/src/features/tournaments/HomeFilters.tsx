import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { untilUsed } from '#platform/untilUsed.ts'
import { useListFilter } from './useListFilter.ts'

const ListFilters = lazy(() => import('./ListFilters.tsx').then(module => ({ default: module.ListFilters })))

/** Of one line, or of two or three where the filters wrap. */
const height = { xs: 142, sm: 91, md: 40 } as const

/** The filters of the list, below the first screen of a phone: loaded once they are in view, or the page is used. */
export function HomeFilters() {
  const room = useRef<HTMLDivElement>(null)
  const { isNarrowed } = useListFilter()
  const [isNeeded, setIsNeeded] = useState(isNarrowed)
  useEffect(() => {
    if (isNeeded || room.current === null) return
    const observer = new IntersectionObserver(entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNeeded(true)
    })
    observer.observe(room.current)
    void untilUsed().then(() => setIsNeeded(true))
    return () => observer.disconnect()
  }, [isNeeded])
  if (!isNeeded) {
    return (
      <Box ref={room}>
        <FiltersSkeleton />
      </Box>
    )
  }
  return (
    <Suspense fallback={<FiltersSkeleton />}>
      <ListFilters />
    </Suspense>
  )
}

export function FiltersSkeleton() {
  return <Skeleton variant="rounded" sx={{ height, mb: 3 }} />
}
