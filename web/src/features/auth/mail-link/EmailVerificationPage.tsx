import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { toAppError } from '#platform/errors/appError.ts'
import type { AppliedCode } from '#platform/firebase/authMails.ts'
import { useApplyMailCodeMutation } from '../authEndpoints.ts'
import { AuthMessage } from '../message/AuthMessage.tsx'
import { AuthWaiting } from '../message/AuthWaiting.tsx'
import { NextStep } from '../message/NextStep.tsx'
import { useNext } from '../useNext.ts'
import { BrokenMailLink } from './BrokenMailLink.tsx'
import { RequestVerification } from './RequestVerification.tsx'
import { useMailCode } from './useMailCode.ts'

/** Confirms an address with the code from a mail; without a code, offers to send such a mail. */
export default function EmailVerificationPage() {
  const code = useMailCode()
  return code === null ? <RequestVerification /> : <Verification code={code} />
}

/** Applies the code, which can also be about a change of address: the new one is confirmed, or the old one restored. */
function Verification({ code }: { code: string }) {
  const { t } = useTranslation('authMail')
  const [apply, { data: applied, error }] = useApplyMailCodeMutation()
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void apply(code)
  }, [apply, code])

  if (error)
    return (
      <BrokenMailLink
        problem={toAppError(error).code}
        to={hrefs.emailVerification()}
        onRetry={() => void apply(code)}
      />
    )
  if (applied === undefined) return <AuthWaiting title={t('checkingLink')} />
  return <Applied {...applied} />
}

function Applied({ kind, email }: AppliedCode) {
  const { t } = useTranslation(['authMail', 'common'])
  const next = useNext()
  const { status } = useSession()
  return (
    <AuthMessage
      state="done"
      title={t(`title_${kind}`)}
      lead={t(`lead_${kind}`, { email: email ?? t('yourAddress') })}
    >
      {kind === 'recovered' ? (
        <NextStep to={hrefs.resetPassword(next)} label={t('newPasswordTitle')} state={{ email }} />
      ) : (
        <NextStep
          to={status === 'signed-out' ? hrefs.signIn(next) : (next ?? hrefs.home())}
          label={status === 'signed-out' ? t('common:signIn') : t('goOn')}
        />
      )}
    </AuthMessage>
  )
}
