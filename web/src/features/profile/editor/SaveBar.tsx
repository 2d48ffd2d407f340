import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'

/** A bar that stays visible at the bottom while there are unsaved changes. */
export function SaveBar({ shown, children }: { shown: boolean; children: ReactNode }) {
  if (!shown) return null
  return (
    <Paper
      role="region"
      elevation={6}
      sx={theme => ({
        position: 'sticky',
        bottom: 16,
        zIndex: 'appBar',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1.5,
        bgcolor: 'background.raised',
        borderTop: `2px solid ${theme.vars.palette.brand.main}`,
      })}
    >
      {children}
    </Paper>
  )
}
