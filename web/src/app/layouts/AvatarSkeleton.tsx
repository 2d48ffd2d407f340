import Skeleton from '@mui/material/Skeleton'

/** As large as a `UserAvatar`: in its place until it is known whose it is. */
export function AvatarSkeleton() {
  return <Skeleton variant="rounded" width={36} height={36} />
}
