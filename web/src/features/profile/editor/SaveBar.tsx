import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { useRoomForToasts } from '#ui/useRoomForToasts.ts'

/** A bar that stays visible at the bottom while there are unsaved changes. */
export function SaveBar({ shown, children }: { shown: boolean; children: ReactNode }) {
  const bar = useRoomForToasts<HTMLDivElement>(shown)
  if (!shown) return null
  return (
    <Paper
      ref={bar}
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
