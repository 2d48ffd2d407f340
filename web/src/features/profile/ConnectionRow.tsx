import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface ConnectionRowProps {
  readonly mark: ReactNode
  readonly name: string
  /** Shown below the name: whether it is connected, and to which account. */
  readonly state: ReactNode
  readonly connected: boolean
  /** Buttons, shown below the name on a phone. */
  readonly children: ReactNode
}

/** An external service that is or can be connected to the account. */
export function ConnectionRow({ mark, name, state, connected, children }: ConnectionRowProps) {
  return (
    <Box
      component="li"
      sx={theme => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        py: 1.5,
        '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
      })}
    >
      <Box sx={{ display: 'grid', color: connected ? 'text.primary' : 'text.secondary' }}>{mark}</Box>
      <Box sx={{ flex: '1 1 10rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
        <Typography
          component="div"
          variant="body2"
          sx={{ color: connected ? 'success.main' : 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {state}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Box>
  )
}
