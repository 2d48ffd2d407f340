import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

/** A heading and hint on the left, the fields on the right; stacked on a phone. */
export function ProfileSection({
  id: anchor,
  title,
  hint,
  children,
}: {
  /** The fragment of the address. */
  id: string
  title: string
  hint?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <Box
      component="section"
      id={anchor}
      aria-labelledby={id}
      sx={theme => ({
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
        gap: { xs: 2, md: 6 },
        py: 4,
        scrollMarginTop: theme.spacing(9),
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <div>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {hint !== undefined && (
          <Typography color="textSecondary" variant="body2" sx={{ mt: 1 }}>
            {hint}
          </Typography>
        )}
      </div>
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 640 }}>{children}</Box>
    </Box>
  )
}
