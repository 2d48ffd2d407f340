import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface FormProps {
  /** Resolves when the invalid fields are known, including those that the server reports. */
  readonly onSubmit: () => Promise<void>
  /** Blocks a second submission. */
  readonly busy: boolean
  readonly label?: string
  readonly sx?: SxProps<Theme>
  readonly children: ReactNode
}

/** A form validated by us and not by the browser; after submission the first invalid field gets the focus. */
export function Form({ onSubmit, busy, label, sx = {}, children }: FormProps) {
  const submit = async (form: HTMLFormElement) => {
    await onSubmit()
    // After the invalid fields have been marked.
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

/** In a group of radio buttons (`data-invalid`) the checked one; disabled fields are skipped. */
const problem = '[aria-invalid="true"]:not(:disabled), [data-invalid] :checked:not(:disabled)'
