import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A fact in a description list. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={row}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  )
}

/** On a phone an address needs the full width. */
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '7rem minmax(0, 1fr)' },
  columnGap: 1.5,
  alignItems: 'baseline',
} as const
