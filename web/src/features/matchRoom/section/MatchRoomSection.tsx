import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface MatchRoomSectionProps {
  readonly title: string
  /** The time left, at the end of the line. */
  readonly aside?: ReactNode
  /** Whether the viewer has to act. */
  readonly urgent?: boolean
  readonly children: ReactNode
}

export function MatchRoomSection({ title, aside, urgent = false, children }: MatchRoomSectionProps) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gap: 2,
        p: { xs: 2, sm: 3 },
        borderRadius: 2,
        border: '1px solid',
        borderColor: urgent ? 'brand.main' : 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 2 }}>
        <Typography id={id} variant="h3" component="h3" sx={{ flex: '1 1 auto' }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  )
}
