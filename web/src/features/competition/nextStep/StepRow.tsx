import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'

interface StepRowProps {
  /** Says what comes next. */
  readonly children?: ReactNode
  /** The controls of the step. */
  readonly controls?: ReactNode
}

/** One step: what comes next, and its control. */
export function StepRow({ children, controls }: StepRowProps) {
  return (
    <Box sx={row}>
      {children !== undefined && <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>}
      {controls !== undefined && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{controls}</Box>}
    </Box>
  )
}

const row = {
  flex: '0 1 auto',
  minWidth: 0,
  minHeight: 44,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.75,
} as const

interface StepControlProps {
  readonly to: string
  /** The step that the control takes; null if it is not the reader's next one. */
  readonly step: string | null
  /** Whether the control opens a dialog on its page. */
  readonly opens?: boolean
  readonly children: ReactNode
}

/** The control of a step: filled if the step is the reader's next one. */
export function StepControl({ to, step, opens = false, children }: StepControlProps) {
  const navigate = useNavigate()
  const look = {
    variant: step === null ? 'outlined' : 'contained',
    color: step === null ? 'inherit' : 'primary',
    'data-next-step': step ?? undefined,
    size: 'large',
  } as const
  if (!opens) {
    return (
      <Button component={Link} to={to} {...look}>
        {children}
      </Button>
    )
  }
  return (
    <Button {...look} onClick={() => void navigate(to, { preventScrollReset: true })}>
      {children}
    </Button>
  )
}
