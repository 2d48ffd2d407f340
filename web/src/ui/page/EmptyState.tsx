import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { BracketLines } from '#ui/brand/BracketLines.tsx'

interface EmptyStateProps {
  readonly title: string
  readonly text: ReactNode
  /** The next step: a button or a link. Omit it only if the viewer cannot take one. */
  readonly action?: ReactNode
}

/** Shown for an empty list: what is missing, and the next step. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Box
      sx={theme => ({
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1.5,
        px: 2,
        py: { xs: 5, md: 8 },
        border: `1px dashed ${theme.vars.palette.divider}`,
        borderRadius: 1,
      })}
    >
      <Box sx={{ width: 120, color: 'brand.main', opacity: 0.8 }}>
        <BracketLines />
      </Box>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '46ch' }}>
        {text}
      </Typography>
      {action}
    </Box>
  )
}
