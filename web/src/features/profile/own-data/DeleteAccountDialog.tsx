import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FreshSignIn } from './FreshSignIn.tsx'
import { type ProofMethods, useFreshSignIn } from './useFreshSignIn.ts'

interface DeleteAccountDialogProps {
  readonly methods: ProofMethods
  readonly onClose: () => void
  readonly onDelete: () => void
}

/** Explains what is deleted and what stays, requires a fresh sign-in, and only then allows the deletion. */
export default function DeleteAccountDialog({ methods, onClose, onDelete }: DeleteAccountDialogProps) {
  const { t } = useTranslation(['profile', 'common'])
  const id = useId()
  const signIn = useFreshSignIn()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t('deleteTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">{t('deleteGone')}</Typography>
        <Typography color="textSecondary">{t('deleteStays', { name: t('common:deletedPlayer') })}</Typography>
        {signIn.fresh === false && <FreshSignIn methods={methods} signIn={signIn} />}
        {signIn.fresh === true && signIn.proved && (
          <Typography role="status">{t('deleteFreshDone')}</Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {t('common:cancel')}
        </Button>
        <Button variant="contained" color="error" disabled={signIn.fresh !== true} onClick={onDelete}>
          {t('deleteConfirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
