import { useState } from 'react'
import type { ConfirmBoxProps } from './ConfirmBox.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { useSend } from './useSend.ts'

interface ConfirmedCallProps extends Omit<ConfirmBoxProps, 'open' | 'busy' | 'onConfirm' | 'onCancel'> {
  readonly call: () => PromiseLike<{ readonly error?: unknown }>
  /** The success message. */
  readonly done: string
  readonly onClose: () => void
}

/** Asks for confirmation, sends a call, shows how it ended, and closes. */
export function ConfirmedCall({ call, done, onClose, ...box }: ConfirmedCallProps) {
  const [busy, setBusy] = useState(false)
  const send = useSend()
  const submit = async () => {
    setBusy(true)
    await send(call(), done)
    onClose()
  }
  return <ConfirmDialog open busy={busy} onConfirm={() => void submit()} onCancel={onClose} {...box} />
}
