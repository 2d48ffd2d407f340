import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { DismissButton } from '../DismissButton.tsx'
import { Form } from './Form.tsx'

interface FormDialogProps {
  readonly title: string
  readonly submitLabel: string
  /** Of `useForm`. */
  readonly form: { readonly busy: boolean; readonly submit: () => Promise<void> }
  readonly onClose: () => void
  /** `sm` for more than a few fields, `lg` for two columns. */
  readonly width?: 'xs' | 'sm' | 'lg'
  readonly children: ReactNode
}

/** A small form in a dialog, with buttons to cancel and submit. */
export function FormDialog({ title, submitLabel, form, onClose, width = 'xs', children }: FormDialogProps) {
  const id = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={width} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <Form
        onSubmit={form.submit}
        busy={form.busy}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>{children}</DialogContent>
        <DialogActions>
          <DismissButton onClick={onClose} />
          <Button type="submit" variant="contained" loading={form.busy}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
