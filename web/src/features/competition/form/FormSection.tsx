import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

/** A section of a form: its title above the fields, or next to them on a wide screen. */
export function FormSection({
  title,
  text,
  children,
}: {
  title: string
  text?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        columnGap: 6,
        rowGap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '260px minmax(0, 1fr)' },
      }}
    >
      <div>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {text !== undefined && (
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {text}
          </Typography>
        )}
      </div>
      <Box sx={{ display: 'grid', alignContent: 'start', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {children}
      </Box>
    </Box>
  )
}
