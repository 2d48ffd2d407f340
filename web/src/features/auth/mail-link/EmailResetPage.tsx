import Stack from '@mui/material/Stack'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { toAppError } from '#platform/errors/appError.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { useForm } from '#ui/form/useForm.ts'
import { useResetCodeOwnerQuery, useSetNewPasswordMutation, useSignInMutation } from '../authEndpoints.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import { credentialProblemsOf, readNewPassword } from '../form/credentials.ts'
import { NewPasswordFields } from '../form/NewPasswordFields.tsx'
import { AuthHeading } from '../message/AuthHeading.tsx'
import { AuthWaiting } from '../message/AuthWaiting.tsx'
import { useNext } from '../useNext.ts'
import { BrokenMailLink } from './BrokenMailLink.tsx'
import { useMailCode } from './useMailCode.ts'

/** The target of a password reset link: asks for the new password twice, then signs in with it. */
export default function EmailResetPage() {
  const { t } = useTranslation(['authMail', 'errors'])
  const code = useMailCode()
  const next = useNext()
  const owner = useResetCodeOwnerQuery(code ?? skipToken)
  const problem = code === null ? 'auth-code-invalid' : owner.error && toAppError(owner.error).code

  if (problem !== undefined)
    return <BrokenMailLink problem={problem} to={hrefs.resetPassword(next)} onRetry={owner.refetch} />
  if (code === null || owner.data === undefined) return <AuthWaiting title={t('checkingLink')} />
  return <NewPasswordForm code={code} email={owner.data} next={next} />
}

interface NewPasswordFormProps {
  readonly code: string
  readonly email: string
  readonly next: string | undefined
}

function NewPasswordForm({ code, email, next }: NewPasswordFormProps) {
  const { t } = useTranslation('authMail')
  const [setNewPassword] = useSetNewPasswordMutation()
  const [signIn] = useSignInMutation()
  const navigate = useNavigate()
  const showSuccess = useShowSuccess()

  const form = useForm({
    stored: { password: '', confirmation: '' },
    read: readNewPassword,
    send: async password => {
      const answer = await setNewPassword({ code, password })
      if (answer.error) return answer
      showSuccess(t('passwordSaved'))
      const entered = await signIn({ by: 'password', email, password })
      await navigate(entered.error ? hrefs.signIn(next) : hrefs.signInSuccess(next), { replace: true })
      return {}
    },
    problemsOf: credentialProblemsOf,
  })

  return (
    <Stack spacing={3}>
      <AuthHeading title={t('newPasswordTitle')} lead={t('newPasswordLead', { email })} />
      <AuthForm submitLabel={t('savePassword')} busy={form.busy} onSubmit={form.submit}>
        {/* A hidden field tells the password manager which account the password belongs to. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields field={form.field} problems={form.problems} />
      </AuthForm>
    </Stack>
  )
}
