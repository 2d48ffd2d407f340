import Skeleton from '@mui/material/Skeleton'

/** The height of the card with a name of two lines, and of what stands in its place. */
export const featuredHeight = 496

export function FeaturedSkeleton() {
  return (
    <Skeleton
      variant="rounded"
      aria-hidden
      sx={{ gridArea: 'featured', height: featuredHeight, minWidth: 0 }}
    />
  )
}
