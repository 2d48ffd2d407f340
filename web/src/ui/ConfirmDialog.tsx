import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  /** What will happen, and what will be lost. */
  readonly children: ReactNode
  /** Says what the button does: 'Recreate the bracket', not 'OK'. */
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly dangerous?: boolean
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before something that cannot be taken back. The harmless answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, dangerous, busy, onConfirm, onCancel } = props
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog open={open} onClose={onCancel} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div">
          {children}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel} autoFocus>
          {cancelLabel ?? t('cancel')}
        </Button>
        <Button
          variant="contained"
          color={dangerous ? 'error' : 'primary'}
          onClick={onConfirm}
          loading={busy ?? false}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
