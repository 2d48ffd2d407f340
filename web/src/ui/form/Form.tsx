import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface FormProps {
  /** Resolves when the fields at fault are known, also those that only an answer told of. */
  readonly onSubmit: () => Promise<void>
  /** While it is being sent, it cannot be sent again. */
  readonly busy: boolean
  readonly label?: string
  readonly sx?: SxProps<Theme>
  readonly children: ReactNode
}

/** A form judged by us and not by the browser; after it was sent, the first field at fault has the focus. */
export function Form({ onSubmit, busy, label, sx = {}, children }: FormProps) {
  const submit = async (form: HTMLFormElement) => {
    await onSubmit()
    // Once the marks have been drawn.
    requestAnimationFrame(() => form.querySelector<HTMLElement>(problem)?.focus())
  }
  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onSubmit={event => {
        event.preventDefault()
        if (!busy) void submit(event.currentTarget)
      }}
      sx={sx}
    >
      {children}
    </Box>
  )
}

/** Of a group of radio buttons (`data-invalid`) the chosen one; what cannot be changed is passed over. */
const problem = '[aria-invalid="true"]:enabled, [data-invalid] :checked:enabled'
