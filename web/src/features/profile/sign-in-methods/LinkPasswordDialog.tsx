import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '#platform/errors/appError.ts'
import type { AppErrorCode } from '#platform/errors/appErrorCode.ts'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { FormField } from '#ui/form/FormField.tsx'
import { useLinkPasswordMutation } from '../profileEndpoints.ts'

interface LinkPasswordDialogProps {
  /** Of the account; null where it has none yet, and one is asked for. */
  readonly email: string | null
  readonly onClose: () => void
  readonly onLinked: () => unknown
}

const passwordMin = 6

/** Adds an e-mail with a password to an account that has been entered otherwise so far. */
export default function LinkPasswordDialog({ email: present, onClose, onLinked }: LinkPasswordDialogProps) {
  const { t } = useTranslation(['profile', 'common', 'errors'])
  const id = useId()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<AppErrorCode | null>(null)
  const [linkPassword, { isLoading }] = useLinkPasswordMutation()
  const showError = useShowError()
  const showSuccess = useShowSuccess()
  const email = present ?? typed.trim()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (email === '') return setProblem('auth-missing-email')
    if (password.length < passwordMin) return setProblem('auth-weak-password')
    const answer = await linkPassword({ email, password })
    if (answer.error) {
      setProblem(toAppError(answer.error).code)
      return showError(answer.error)
    }
    void onLinked()
    showSuccess(t('linked', { method: t('method_password') }))
    onClose()
  }
  const ofPassword = problem === 'auth-weak-password' ? problem : null
  const ofEmail = ofPassword === null ? problem : null

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <Box component="form" noValidate onSubmit={event => void submit(event)}>
        <DialogTitle id={id}>{t('passwordTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {/* Room for the label of the first field, which stands above its frame. */}
          <span />
          <FormField
            label={t('email')}
            name="email"
            type="email"
            autoComplete="email"
            required
            autoFocus={present === null}
            disabled={present !== null}
            value={email}
            onChange={value => {
              setTyped(value)
              setProblem(null)
            }}
            error={ofEmail === null ? undefined : t(`errors:${ofEmail}`)}
          />
          <FormField
            label={t('password')}
            name="password"
            type="password"
            autoComplete="new-password"
            required
            autoFocus={present !== null}
            value={password}
            onChange={value => {
              setPassword(value)
              setProblem(null)
            }}
            hint={t('passwordHint')}
            error={ofPassword === null ? undefined : t(`errors:${ofPassword}`)}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isLoading}>
            {t('link')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
