import AddOutlined from '@mui/icons-material/AddOutlined'
import RemoveOutlined from '@mui/icons-material/RemoveOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'

interface CountStepperProps {
  readonly legend: string
  /** The names of the buttons. */
  readonly less: string
  readonly more: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly disabled: boolean
  readonly onChange: (value: number) => void
  /** What the number leads to. */
  readonly children?: ReactNode
}

/** A whole number between two buttons, which lower and raise it by one. */
export function CountStepper(props: CountStepperProps) {
  const { legend, less, more, value, min, max, disabled, onChange, children } = props
  return (
    <Box
      role="group"
      aria-label={legend}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
    >
      <Box component="span" aria-hidden sx={{ fontWeight: 650 }}>
        {legend}
      </Box>
      <IconButton
        aria-label={less}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
        sx={button}
      >
        <RemoveOutlined />
      </IconButton>
      <Box component="output" sx={{ minWidth: 24, textAlign: 'center' }}>
        {value}
      </Box>
      <IconButton
        aria-label={more}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
        sx={button}
      >
        <AddOutlined />
      </IconButton>
      {children}
    </Box>
  )
}

const button = { width: 44, height: 44 } as const
