import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { FormEvent, ReactNode } from 'react'
import { focusFirstProblem } from '#ui/focusFirstProblem.ts'

interface AuthFormProps {
  readonly submitLabel: string
  readonly busy: boolean
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** Fields and the button that sends them; what is wrong gets the focus. */
export function AuthForm({ submitLabel, busy, onSubmit, children }: AuthFormProps) {
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!busy) onSubmit()
        focusFirstProblem(event.currentTarget)
      }}
    >
      {children}
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {submitLabel}
      </Button>
    </Stack>
  )
}
