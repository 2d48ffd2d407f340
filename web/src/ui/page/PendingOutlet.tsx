import Box from '@mui/material/Box'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { RowsSkeleton } from './PageSkeleton.tsx'

/**
 * The content of a tab. Rows take its place while another page loads, so that every click is answered at once, and the
 * height stays, so that nothing moves.
 */
export function PendingOutlet() {
  const { pathname } = useLocation()
  const next = useNavigation().location
  const isLeaving = next !== undefined && next.pathname !== pathname
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }} aria-busy={isLeaving}>
      {isLeaving && (
        <Box sx={[{ position: 'absolute', insetInline: 0, top: 0 }, soon('visible')]}>
          <RowsSkeleton rows={4} />
        </Box>
      )}
      {/* `leaveEarlyPage` waits until it is not empty. */}
      <Box data-tab sx={isLeaving ? soon('hidden') : {}}>
        <Outlet />
      </Box>
    </Box>
  )
}

/** A page whose code is already there is not interrupted by a flash. */
const quickMs = 60

function soon(visibility: 'visible' | 'hidden') {
  return {
    animation: `pending-${visibility} 0s ${quickMs}ms both`,
    [`@keyframes pending-${visibility}`]: {
      // What is hidden below an early page stays so.
      from: { visibility: visibility === 'visible' ? 'hidden' : 'inherit' },
      to: { visibility: visibility === 'visible' ? 'inherit' : 'hidden' },
    },
  } as const
}
