import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { loadCalls } from '#platform/api/callFunction.ts'
import { afterFirstPaint } from '#platform/snapshot/earlySnapshot.ts'

interface FormProps {
  /** Resolves when all invalid fields are known, including those that the server reports. */
  readonly onSubmit: () => Promise<void>
  /** Blocks a second submission. */
  readonly busy: boolean
  readonly label?: string
  readonly sx?: SxProps<Theme>
  readonly children: ReactNode
}

/**
 * A form that we validate instead of the browser. After submission the first invalid field gets the focus. The code for
 * submission is loaded before the user types.
 */
export function Form({ onSubmit, busy, label, sx = {}, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [submitted, setSubmitted] = useState(0)
  const submit = async () => {
    await onSubmit()
    setSubmitted(count => count + 1)
  }
  useEffect(() => {
    // If that fails, submitting tries again.
    afterFirstPaint()
      .then(loadCalls)
      .catch(() => undefined)
  }, [])
  // The effect runs when the marks of invalid fields have been rendered.
  useEffect(() => {
    if (submitted > 0) form.current?.querySelector<HTMLElement>(problem)?.focus()
  }, [submitted])
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={event => {
        event.preventDefault()
        if (!busy) void submit()
      }}
      sx={sx}
    >
      {children}
    </Box>
  )
}

/** In a group of radio buttons (`data-invalid`) the checked one gets the focus; disabled fields are skipped. */
const problem = '[aria-invalid="true"]:not(:disabled), [data-invalid] :checked:not(:disabled)'
