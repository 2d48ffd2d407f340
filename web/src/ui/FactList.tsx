import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Facts next to each other, in as many columns as fit. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(150px, max-content))' },
        columnGap: { xs: 2, sm: 4 },
        rowGap: 1.5,
      }}
    >
      {children}
    </Box>
  )
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  )
}
