import Divider from '@mui/material/Divider'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { toAppError } from '#platform/errors/appError.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useSignInMutation } from '../authEndpoints.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import { type CredentialProblems, credentialProblems, fieldOf } from '../form/credentials.ts'
import { EmailField } from '../form/EmailField.tsx'
import { FormSwitchLink } from '../form/FormSwitchLink.tsx'
import { NewPasswordFields } from '../form/NewPasswordFields.tsx'
import { PasswordField } from '../form/PasswordField.tsx'
import { AuthHeading } from '../message/AuthHeading.tsx'
import { ProviderButtons } from './ProviderButtons.tsx'
import { useRedirectSignedIn } from './useRedirectSignedIn.ts'

/** All sign-in methods on one page: signing in asks for the current password, signing up for a new one. */
export function CredentialsForm({ kind }: { kind: 'present' | 'new' }) {
  const { t } = useTranslation(['auth', 'errors', 'common'])
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [problems, setProblems] = useState<CredentialProblems>({})
  const [signIn, { isLoading }] = useSignInMutation()
  const showError = useShowError()
  const next = useRedirectSignedIn()
  const isNew = kind === 'new'

  const submit = async () => {
    const found = credentialProblems(email, password, isNew ? confirmation : null)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const answer = await signIn({ by: isNew ? 'new-password' : 'password', email: email.trim(), password })
    if (!answer.error) return
    const { code } = toAppError(answer.error)
    const field = fieldOf(code)
    if (field !== null) setProblems({ [field]: code })
    showError(answer.error)
  }

  return (
    <Stack spacing={3}>
      <AuthHeading
        title={t(isNew ? 'signUpTitle' : 'signInTitle')}
        lead={t(isNew ? 'signUpLead' : 'signInLead')}
      />
      <ProviderButtons />
      <Divider sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('orByEmail')}</Divider>
      <AuthForm submitLabel={t(isNew ? 'signUp' : 'signIn')} busy={isLoading} onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} problem={problems.email} />
        {isNew ? (
          <NewPasswordFields
            password={password}
            confirmation={confirmation}
            onPassword={setPassword}
            onConfirmation={setConfirmation}
            problems={problems}
          />
        ) : (
          <>
            <PasswordField
              label={t('password')}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              error={problems.password && t(`errors:${problems.password}`)}
            />
            <Link
              component={RouterLink}
              to={hrefs.resetPassword(next)}
              state={{ email }}
              underline="always"
              sx={{ alignSelf: 'flex-end', fontSize: '0.9rem' }}
            >
              {t('forgotPassword')}
            </Link>
          </>
        )}
      </AuthForm>
      <Stack spacing={1}>
        <FormSwitchLink
          question={t('noPassword')}
          label={t('byLink')}
          to={hrefs.signInByLink(next)}
          state={{ email }}
        />
        {isNew ? (
          <FormSwitchLink question={t('haveAccount')} label={t('common:signIn')} to={hrefs.signIn(next)} />
        ) : (
          <FormSwitchLink question={t('noAccount')} label={t('common:signUp')} to={hrefs.signUp(next)} />
        )}
      </Stack>
    </Stack>
  )
}
