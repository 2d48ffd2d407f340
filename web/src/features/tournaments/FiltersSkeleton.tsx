import Skeleton from '@mui/material/Skeleton'

/** Of one line, or of two or three where the filters wrap. */
const height = { xs: 142, sm: 91, md: 40 } as const

export function FiltersSkeleton() {
  return <Skeleton variant="rounded" sx={{ height, mb: 3 }} />
}
