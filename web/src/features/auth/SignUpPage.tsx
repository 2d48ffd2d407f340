import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { languageChosen } from '#documents/sessionSlice.ts'
import { toAppError } from '#platform/appError.ts'
import { hrefs } from '#platform/hrefs.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useLanguage } from '#platform/useLanguage.ts'
import { FormField } from '#ui/FormField.tsx'
import { AuthForm } from './AuthForm.tsx'
import { useSignUpMutation } from './authEndpoints.ts'
import { type CredentialProblems, credentialProblems, fieldOf } from './credentials.ts'
import { PasswordField } from './PasswordField.tsx'
import { useLedOn } from './useLedOn.ts'

export default function SignUpPage() {
  const { t } = useTranslation(['auth', 'errors', 'common'])
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [problems, setProblems] = useState<CredentialProblems & { differ?: true }>({})
  const [signUp, { isLoading }] = useSignUpMutation()
  const { language } = useLanguage()
  const dispatch = useDispatch()
  const showError = useShowError()
  const next = useLedOn()

  const submit = async () => {
    const found = {
      ...credentialProblems(email, password, 'new'),
      ...(password === confirmation ? {} : { differ: true as const }),
    }
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const answer = await signUp({ email: email.trim(), password })
    if (!answer.error) {
      // The new profile is made without knowing in which language its person reads.
      dispatch(languageChosen(language))
      return
    }
    const { code } = toAppError(answer.error)
    const field = fieldOf(code)
    if (field !== null) setProblems({ [field]: code })
    showError(answer.error)
  }

  return (
    <AuthForm
      title={t('signUpTitle')}
      lead={t('signUpLead')}
      submitLabel={t('signUp')}
      busy={isLoading}
      onSubmit={() => void submit()}
      other={{ question: t('haveAccount'), label: t('common:signIn'), href: hrefs.signIn(next) }}
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
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        hint={t('passwordHint')}
        error={problems.password && t(`errors:${problems.password}`)}
      />
      <PasswordField
        label={t('confirmPassword')}
        name="confirmation"
        autoComplete="new-password"
        value={confirmation}
        onChange={setConfirmation}
        error={problems.differ && t('passwordsDiffer')}
      />
    </AuthForm>
  )
}
