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
  /** The consequences, including data that will be lost. */
  readonly children: ReactNode
  /** Names the action: 'Recreate the bracket', not 'OK'. */
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly dangerous?: boolean
  readonly busy?: boolean
  /** Whether confirming is not possible yet. */
  readonly disabled?: boolean
  /**
   * Set for more content than a sentence: lists, previews, choices. `describedBy` is the id of the element that lists
   * the losses.
   */
  readonly wide?: { readonly describedBy?: string }
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The content of `ConfirmDialog`. */
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

/**
 * The content scrolls with the arrow keys. Its focus ring is inset, so that the edge of the dialog does not clip it.
 */
const wideContent = { display: 'grid', gap: 2, '&:focus-visible': { outlineOffset: '-3px' } } as const
