import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { loadCalls } from '#platform/api/callFunction.ts'
import { afterFirstPaint } from '#platform/snapshot/earlySnapshot.ts'

interface FormProps {
  /** Resolves when the invalid fields are known, including those that the server reports. */
  readonly onSubmit: () => Promise<void>
  /** Blocks a second submission. */
  readonly busy: boolean
  readonly label?: string
  readonly sx?: SxProps<Theme>
  readonly children: ReactNode
}

/**
 * A form validated by us and not by the browser; after submission the first invalid field gets the focus. The code that
 * sends it is loaded before anything is typed.
 */
export function Form({ onSubmit, busy, label, sx = {}, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [submitted, setSubmitted] = useState(0)
  const submit = async () => {
    await onSubmit()
    setSubmitted(count => count + 1)
  }
  useEffect(() => {
    // Where that fails, submitting tries again.
    afterFirstPaint()
      .then(loadCalls)
      .catch(() => undefined)
  }, [])
  // Drawn together with what marks the invalid fields, or after it.
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

/** In a group of radio buttons (`data-invalid`) the checked one; disabled fields are skipped. */
const problem = '[aria-invalid="true"]:not(:disabled), [data-invalid] :checked:not(:disabled)'
