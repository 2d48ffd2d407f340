import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Form } from '#ui/form/Form.tsx'
import { useHydrated } from '#ui/form/useHydrated.ts'

interface AuthFormProps {
  readonly submitLabel: string
  readonly busy: boolean
  /** Whether something is missing that cannot be filled in. */
  readonly disabled?: boolean
  readonly onSubmit: () => Promise<void>
  readonly children: ReactNode
}

/** Fields in a column, with a submit button. */
export function AuthForm({ submitLabel, busy, disabled = false, onSubmit, children }: AuthFormProps) {
  const isHydrated = useHydrated()
  return (
    <Form onSubmit={onSubmit} busy={busy} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {children}
      {/* Without scripts the browser would submit the form itself, with its contents in the address. */}
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={busy}
        disabled={!isHydrated || disabled}
      >
        {submitLabel}
      </Button>
    </Form>
  )
}
