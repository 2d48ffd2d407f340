import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

export interface ConfirmBoxProps {
  readonly open: boolean
  readonly title: string
  /** What will happen, and what will be lost. */
  readonly children: ReactNode
  /** Says what the button does: 'Recreate the bracket', not 'OK'. */
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly dangerous?: boolean
  readonly busy?: boolean
  /** Whether it cannot be confirmed yet. */
  readonly disabled?: boolean
  /** For more than a sentence: lists, previews, choices. `describedBy` is the id of the part that says what is lost. */
  readonly wide?: { readonly describedBy?: string }
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** What `ConfirmDialog` shows. */
export default function ConfirmBox(props: ConfirmBoxProps & { readonly onClose: () => void }) {
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onCancel } = props
  const { dangerous = false, busy = false, disabled = false, wide } = props
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={wide ? wide.describedBy : `${id}-text`}
      {...(wide && { fullWidth: true, maxWidth: 'sm' })}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {wide ? (
        <DialogContent tabIndex={0} sx={wideContent}>
          {children}
        </DialogContent>
      ) : (
        <DialogContent>
          <DialogContentText id={`${id}-text`} component="div">
            {children}
          </DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button color="inherit" onClick={onCancel} autoFocus>
          {cancelLabel ?? t('cancel')}
        </Button>
        <Button
          variant="contained"
          color={dangerous ? 'error' : 'primary'}
          onClick={onConfirm}
          loading={busy}
          disabled={disabled}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** It scrolls by the arrow keys; its focus ring lies inside, where the dialog's edge does not clip it. */
const wideContent = { display: 'grid', gap: 2, '&:focus-visible': { outlineOffset: '-3px' } } as const
