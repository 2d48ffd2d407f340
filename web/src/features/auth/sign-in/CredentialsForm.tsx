import Divider from '@mui/material/Divider'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useDemonstration } from '#documents/useDemonstration.ts'
import { useForm } from '#ui/form/useForm.ts'
import { useSignInMutation } from '../authEndpoints.ts'
import { Agreement } from '../form/Agreement.tsx'
import { AuthForm } from '../form/AuthForm.tsx'
import { type CredentialsDraft, credentialProblemsOf, readCredentials } from '../form/credentials.ts'
import { EmailField } from '../form/EmailField.tsx'
import { FormSwitchLink } from '../form/FormSwitchLink.tsx'
import { NewPasswordFields } from '../form/NewPasswordFields.tsx'
import { PasswordField } from '../form/PasswordField.tsx'
import { useMinAge } from '../form/useMinAge.ts'
import { AuthHeading } from '../message/AuthHeading.tsx'
import { ProviderButtons } from './ProviderButtons.tsx'
import { SignInLead } from './SignInLead.tsx'
import { useRedirectSignedIn } from './useRedirectSignedIn.ts'

// The code is loaded only in a demonstration.
const Entrance = lazy(() => import('#features/demonstration/Entrance.tsx'))

/**
 * All sign-in methods on one page, or the entrance of a demonstration. Signing in asks for the current password, signing
 * up for a new one. What can make an account waits for the age that people confirm by it.
 */
export function CredentialsForm({ kind }: { kind: 'present' | 'new' }) {
  const { t } = useTranslation(['auth', 'errors', 'common'])
  const [signIn] = useSignInMutation()
  const next = useRedirectSignedIn()
  const isNew = kind === 'new'
  const { minAge } = useMinAge()
  const isAgeMissing = minAge === undefined

  const { draft, field, problems, busy, submit } = useForm({
    stored: empty,
    read: (typed: CredentialsDraft) => readCredentials(typed, kind),
    send: credentials => signIn({ by: isNew ? 'new-password' : 'password', ...credentials }),
    problemsOf: credentialProblemsOf,
  })

  const isDemonstration = useDemonstration() === 'here'
  if (isDemonstration) {
    return (
      <Suspense>
        <Entrance />
      </Suspense>
    )
  }
  return (
    <Stack spacing={3}>
      <AuthHeading
        title={t(isNew ? 'signUpTitle' : 'signInTitle')}
        lead={<SignInLead next={next} kind={kind} otherwise={t(isNew ? 'signUpLead' : 'signInLead')} />}
      />
      <ProviderButtons disabled={isAgeMissing} />
      <Divider sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('orByEmail')}</Divider>
      <AuthForm
        submitLabel={t(isNew ? 'signUp' : 'signIn')}
        busy={busy}
        disabled={isNew && isAgeMissing}
        onSubmit={submit}
      >
        <EmailField {...field('email')} problem={problems.email} />
        {isNew ? (
          <NewPasswordFields field={field} problems={problems} />
        ) : (
          <>
            <PasswordField
              label={t('password')}
              name="password"
              autoComplete="current-password"
              {...field('password')}
              error={problems.password && t(`errors:${problems.password}`)}
            />
            <Link
              component={RouterLink}
              to={hrefs.resetPassword(next)}
              state={{ email: draft.email }}
              underline="always"
              sx={{ alignSelf: 'flex-end', fontSize: '0.9rem' }}
            >
              {t('forgotPassword')}
            </Link>
          </>
        )}
      </AuthForm>
      <Agreement />
      <Stack spacing={1}>
        <FormSwitchLink
          prompt={t('noPassword')}
          label={t('byLink')}
          to={hrefs.signInByLink(next)}
          state={{ email: draft.email }}
        />
        {isNew ? (
          <FormSwitchLink prompt={t('haveAccount')} label={t('common:signIn')} to={hrefs.signIn(next)} />
        ) : (
          <FormSwitchLink prompt={t('noAccount')} label={t('common:signUp')} to={hrefs.signUp(next)} />
        )}
      </Stack>
    </Stack>
  )
}

const empty: CredentialsDraft = { email: '', password: '', confirmation: '' }
