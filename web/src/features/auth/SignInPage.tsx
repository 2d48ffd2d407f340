import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '#platform/appError.ts'
import { hrefs } from '#platform/hrefs.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { FormField } from '#ui/FormField.tsx'
import { AuthForm } from './AuthForm.tsx'
import { useSignInMutation } from './authEndpoints.ts'
import { type CredentialProblems, credentialProblems, fieldOf } from './credentials.ts'
import { PasswordField } from './PasswordField.tsx'
import { useLedOn } from './useLedOn.ts'

export default function SignInPage() {
  const { t } = useTranslation(['auth', 'errors', 'common'])
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<CredentialProblems>({})
  const [signIn, { isLoading }] = useSignInMutation()
  const showError = useShowError()
  const next = useLedOn()

  const submit = async () => {
    const found = credentialProblems(email, password, 'present')
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const answer = await signIn({ email: email.trim(), password })
    if (!answer.error) return
    const { code } = toAppError(answer.error)
    const field = fieldOf(code)
    if (field !== null) setProblems({ [field]: code })
    showError(answer.error)
  }

  return (
    <AuthForm
      title={t('signInTitle')}
      lead={t('signInLead')}
      submitLabel={t('signIn')}
      busy={isLoading}
      onSubmit={() => void submit()}
      other={{ question: t('noAccount'), label: t('common:signUp'), href: hrefs.signUp(next) }}
    >
      <FormField
        label={t('email')}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
        error={problems.email && t(`errors:${problems.email}`)}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={problems.password && t(`errors:${problems.password}`)}
      />
    </AuthForm>
  )
}
