import Skeleton from '@mui/material/Skeleton'

/** A placeholder for a `UserAvatar` of the same size or, for those who were not signed in, for the button to sign in. */
export function AvatarSkeleton() {
  return <Skeleton variant="rounded" height={36} sx={size} />
}

const size = { width: 36, 'html:not([data-returns]) &': { width: 64 } } as const
