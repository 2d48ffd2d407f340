import Box from '@mui/material/Box'
import { LoadFailure } from './LoadFailure.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

/** What a page shows until it knows its document, and if it cannot be read. */
export function PendingPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error === undefined) return <PageSkeleton />
  return (
    <Box sx={{ py: 5 }}>
      <LoadFailure error={error} onRetry={onRetry} />
    </Box>
  )
}
