import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { type CommandAnswer, useUndoable } from './useUndoable.ts'

interface ChangeDialogProps {
  readonly title: string
  readonly confirmLabel: string
  /** Whether there is nothing that could be changed, or it is not possible. */
  readonly disabled: boolean
  /** The match in whose panel undoing is offered; by default none. */
  readonly matchId?: string
  /** What has changed. */
  readonly message: string
  /** Gives the command. */
  readonly give: () => PromiseLike<CommandAnswer>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Lets an organizer choose what a command changes. Offers to undo it, and closes once it is accepted. */
export function ChangeDialog({
  disabled,
  matchId = '',
  message,
  give,
  onClose,
  children,
  ...texts
}: ChangeDialogProps) {
  const [busy, setBusy] = useState(false)
  const undoable = useUndoable()
  const change = async () => {
    setBusy(true)
    const isAccepted = await undoable({ matchId, message, answers: [give()] })
    setBusy(false)
    if (isAccepted) onClose()
  }
  return (
    <ConfirmDialog
      open
      wide={{}}
      busy={busy}
      disabled={disabled}
      onConfirm={() => void change()}
      onCancel={onClose}
      {...texts}
    >
      {children}
    </ConfirmDialog>
  )
}
