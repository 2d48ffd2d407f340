import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Form } from '#ui/form/Form.tsx'
import { useHydrated } from '#ui/form/useHydrated.ts'

interface AuthFormProps {
  readonly submitLabel: string
  readonly busy: boolean
  readonly onSubmit: () => Promise<void>
  readonly children: ReactNode
}

/** Fields one below the other, and the button that sends them. */
export function AuthForm({ submitLabel, busy, onSubmit, children }: AuthFormProps) {
  const isHydrated = useHydrated()
  return (
    <Form onSubmit={onSubmit} busy={busy} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {children}
      {/* Without scripts the browser would send the form itself, with what is in it in the address. */}
      <Button type="submit" variant="contained" size="large" loading={busy} disabled={!isHydrated}>
        {submitLabel}
      </Button>
    </Form>
  )
}
