import Skeleton from '@mui/material/Skeleton'

/** A placeholder for a `UserAvatar` of the same size. */
export function AvatarSkeleton() {
  return <Skeleton variant="rounded" width={36} height={36} />
}
