import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEmailVerified } from '#documents/emailVerified.ts'
import { useSession } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { toAppError } from '#platform/errors/appError.ts'
import { useSendVerificationMutation } from '../authEndpoints.ts'
import { InboxLink } from '../mail-request/InboxLink.tsx'
import { ResendButton } from '../mail-request/ResendButton.tsx'
import { AuthMessage } from '../message/AuthMessage.tsx'
import { AuthWaiting } from '../message/AuthWaiting.tsx'
import { NextStep } from '../message/NextStep.tsx'
import { useNext } from '../useNext.ts'

/** Shows whether the user's address is verified, and sends the verification mail. */
export function RequestVerification() {
  const { t } = useTranslation(['authMail', 'common'])
  const session = useSession()
  const next = useNext()
  const user = session.status === 'signed-in' ? session.user : null
  const verified = useEmailVerified(user?.email ? user.uid : null)
  const [sentAt, setSentAt] = useState(0)
  const [send] = useSendVerificationMutation()

  if (session.status === 'unknown' || verified.isLoading)
    return <AuthWaiting title={t('verificationTitle')} />
  if (user === null)
    return (
      <AuthMessage state="blank" title={t('verificationTitle')} lead={t('verificationSignedOut')}>
        <NextStep to={hrefs.signIn(next)} label={t('common:signIn')} />
      </AuthMessage>
    )
  if (user.email === null)
    return (
      <AuthMessage state="blank" title={t('verificationTitle')} lead={t('verificationWithoutEmail')}>
        <NextStep to={hrefs.profile()} label={t('common:profile')} />
      </AuthMessage>
    )
  if (verified.data === true)
    return (
      <AuthMessage state="done" title={t('title_verified')} lead={t('lead_verified', { email: user.email })}>
        <NextStep to={next ?? hrefs.home()} label={t('goOn')} />
      </AuthMessage>
    )

  const request = async () => {
    const answer = await send()
    if (answer.error) return toAppError(answer.error)
    setSentAt(Date.now())
    return null
  }
  return (
    <AuthMessage
      state={sentAt === 0 ? 'blank' : 'sent'}
      title={t('verificationTitle')}
      lead={t('verificationLead', { email: user.email })}
    >
      <InboxLink />
      <ResendButton sentAt={sentAt} send={request} {...(sentAt === 0 && { label: t('sendVerification') })} />
    </AuthMessage>
  )
}
