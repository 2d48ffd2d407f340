import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { FormEvent, ReactNode } from 'react'
import { focusFirstProblem } from '#ui/form/focusFirstProblem.ts'

interface AuthFormProps {
  readonly submitLabel: string
  readonly busy: boolean
  /** Resolves when the fields at fault are known, also those that only an answer told of. */
  readonly onSubmit: () => Promise<void>
  readonly children: ReactNode
}

/** Fields and the button that sends them; what is wrong gets the focus. */
export function AuthForm({ submitLabel, busy, onSubmit, children }: AuthFormProps) {
  const submit = async (form: HTMLFormElement) => {
    await onSubmit()
    focusFirstProblem(form)
  }
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!busy) void submit(event.currentTarget)
      }}
    >
      {children}
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {submitLabel}
      </Button>
    </Stack>
  )
}
