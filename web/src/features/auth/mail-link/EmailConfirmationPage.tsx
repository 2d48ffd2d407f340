import Stack from '@mui/material/Stack'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#documents/sessionSlice.ts'
import type { AppErrorCode } from '#locales/appErrorCode.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { takeMailedJoinIntent } from '#platform/joinIntent.ts'
import { useForm } from '#ui/form/useForm.ts'
import { useSend } from '#ui/useSend.ts'
import { useSignInMutation } from '../authEndpoints.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import { fieldOf, readEmail } from '../form/credentials.ts'
import { EmailField } from '../form/EmailField.tsx'
import { forgetEmail, rememberedEmail } from '../mail-request/rememberedEmail.ts'
import { AuthHeading } from '../message/AuthHeading.tsx'
import { AuthWaiting } from '../message/AuthWaiting.tsx'
import { useRedirectSignedIn } from '../sign-in/useRedirectSignedIn.ts'
import { BrokenMailLink } from './BrokenMailLink.tsx'
import { useMailCode } from './useMailCode.ts'

/**
 * The target of a sign-in link. It signs in at once in the browser that requested the link. If the reader is signed in
 * already, it re-authenticates them. Any other browser asks for the e-mail address first.
 */
export default function EmailConfirmationPage() {
  const { t } = useTranslation('authMail')
  const code = useMailCode()
  const { status } = useSession()
  const { busy, done, problem, asks, submit, retry } = useLinkSignIn(code !== null)
  const fault = code === null ? 'auth-code-invalid' : problem
  const isBroken = fault !== null && fieldOf(fault) !== 'email'
  // An expired link does not matter to a signed-in user.
  const next = useRedirectSignedIn(done || isBroken)

  if (isBroken && status === 'signed-out')
    return <BrokenMailLink problem={fault} to={hrefs.signInByLink(next)} onRetry={retry} />
  if (!asks) return <AuthWaiting title={t('signingIn')} />
  return <AddressForm busy={busy} problem={fault} onSubmit={submit} />
}

/** Signs in with the address remembered by this browser, or asks for it. */
function useLinkSignIn(hasCode: boolean) {
  const [signIn, { isLoading }] = useSignInMutation()
  const session = useSession()
  const [done, setDone] = useState(false)
  const [problem, setProblem] = useState<AppErrorCode | null>(null)
  const [asks, setAsks] = useState(false)
  const send = useSend()
  const begun = useRef(false)
  const tried = useRef('')

  const submit = async (email: string) => {
    tried.current = email
    setProblem(null)
    const isSignedIn = await send(signIn({ by: 'link', email, address: location.href }), {
      refused: ({ code }) => {
        setProblem(code)
        // The link was not sent to the remembered address.
        if (fieldOf(code) === 'email') setAsks(true)
        return session.status !== 'signed-out'
      },
    })
    if (!isSignedIn) return
    forgetEmail()
    takeMailedJoinIntent(email)
    setDone(true)
  }
  useEffect(() => {
    if (!hasCode || session.status === 'unknown' || begun.current) return
    begun.current = true
    const email = rememberedEmail() ?? (session.status === 'signed-in' ? session.user.email : null)
    if (email === null) setAsks(true)
    else void submit(email)
  })

  return { busy: isLoading, done, problem, asks, submit, retry: () => void submit(tried.current) }
}

interface AddressFormProps {
  readonly busy: boolean
  readonly problem: AppErrorCode | null
  readonly onSubmit: (email: string) => Promise<void>
}

function AddressForm({ busy, problem, onSubmit }: AddressFormProps) {
  const { t } = useTranslation(['authMail', 'auth'])
  const form = useForm({
    stored: { email: '' },
    read: readEmail,
    send: async email => {
      await onSubmit(email)
      return {}
    },
  })

  return (
    <Stack spacing={3}>
      <AuthHeading title={t('whichEmailTitle')} lead={t('whichEmailLead')} />
      <AuthForm submitLabel={t('auth:signIn')} busy={busy} onSubmit={form.submit}>
        <EmailField {...form.field('email')} problem={form.problems.email ?? problem ?? undefined} />
      </AuthForm>
    </Stack>
  )
}
