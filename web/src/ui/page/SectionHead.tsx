import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface SectionHeadProps {
  /** Names the heading for `aria-labelledby`. */
  readonly id: string
  readonly title: string
  /** Next to the heading. */
  readonly children?: ReactNode
}

export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <Box sx={head}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  )
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  justifyContent: 'space-between',
  mb: 2,
} as const
