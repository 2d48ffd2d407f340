import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Form } from '#ui/form/Form.tsx'

interface AuthFormProps {
  readonly submitLabel: string
  readonly busy: boolean
  readonly onSubmit: () => Promise<void>
  readonly children: ReactNode
}

/** Fields one below the other, and the button that sends them. */
export function AuthForm({ submitLabel, busy, onSubmit, children }: AuthFormProps) {
  return (
    <Form onSubmit={onSubmit} busy={busy} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {children}
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {submitLabel}
      </Button>
    </Form>
  )
}
