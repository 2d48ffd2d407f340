import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A fact in a description list. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)', gap: 1.5, alignItems: 'center' }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  )
}
