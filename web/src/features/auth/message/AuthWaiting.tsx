import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import { AuthHeading } from './AuthHeading.tsx'

/** Shown while the identity service is working, with the current step. */
export function AuthWaiting({ title }: { title: string }) {
  return (
    <Stack spacing={3} role="status">
      <AuthHeading title={title} />
      <CircularProgress size={28} aria-hidden />
    </Stack>
  )
}
