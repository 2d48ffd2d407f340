import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A sentence next to the button that joins, or in its place. */
export function Reason({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{ color: 'text.secondary', py: 1, pr: 1, maxWidth: '60ch', flexBasis: { xs: '100%', sm: 'auto' } }}
    >
      {children}
    </Box>
  )
}
