import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface ConfirmedButtonProps {
  /** On the button, and on the one that confirms. */
  readonly label: string
  readonly size?: 'small'
  readonly title: string
  readonly cancelLabel?: string
  readonly busy: boolean
  readonly onConfirm: () => Promise<unknown>
  /** What follows from it. */
  readonly children: ReactNode
}

/** A button for a dangerous step, which asks first. */
export function ConfirmedButton({ label, size, busy, onConfirm, children, ...texts }: ConfirmedButtonProps) {
  const [asking, setAsking] = useState(false)
  const submit = async () => {
    await onConfirm()
    setAsking(false)
  }
  return (
    <>
      <Button {...(size && { size })} color="error" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        confirmLabel={label}
        dangerous
        busy={busy}
        onConfirm={() => void submit()}
        onCancel={() => setAsking(false)}
        {...texts}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
