import { useTranslation } from 'react-i18next'
import type { AppErrorCode } from '#locales/appErrorCode.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { type ReadDraft, useForm } from '#ui/form/useForm.ts'
import { useLinkPasswordMutation } from '../profileEndpoints.ts'

interface LinkPasswordDialogProps {
  /** The account's e-mail; null if it has none, and the dialog asks for one. */
  readonly email: string | null
  readonly onClose: () => void
  readonly onLinked: () => unknown
}

interface Credentials {
  readonly email: string
  readonly password: string
}

type Problems = Readonly<Partial<Record<keyof Credentials, AppErrorCode>>>

/** Adds an e-mail and password to an account that uses other sign-in methods. */
export default function LinkPasswordDialog({ email: current, onClose, onLinked }: LinkPasswordDialogProps) {
  const { t } = useTranslation(['profile', 'errors'])
  const [linkPassword] = useLinkPasswordMutation()
  const showSuccess = useShowSuccess()
  const { field, problems, ...form } = useForm({
    stored: { email: current ?? '', password: '' },
    read: readCredentials,
    send: async credentials => {
      const answer = await linkPassword(credentials)
      if (answer.error) return answer
      void onLinked()
      showSuccess(t('linked', { method: t('method_password') }))
      onClose()
      return {}
    },
    problemsOf: ({ code }) => (code === 'auth-weak-password' ? { password: code } : { email: code }),
  })

  return (
    <FormDialog title={t('passwordTitle')} submitLabel={t('link')} form={form} onClose={onClose}>
      <FormField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        autoFocus={current === null}
        disabled={current !== null}
        {...field('email')}
        error={problems.email && t(`errors:${problems.email}`)}
      />
      <FormField
        label={t('password')}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        autoFocus={current !== null}
        {...field('password')}
        hint={t('passwordHint')}
        error={problems.password && t(`errors:${problems.password}`)}
      />
    </FormDialog>
  )
}

const passwordMin = 6

function readCredentials({ email, password }: Credentials): ReadDraft<Credentials, Problems> {
  const problems: Problems = {
    ...(email.trim() === '' && { email: 'auth-missing-email' }),
    ...(password.length < passwordMin && { password: 'auth-weak-password' }),
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  return { ok: true, value: { email: email.trim(), password } }
}
