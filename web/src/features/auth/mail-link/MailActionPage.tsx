import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { PageSkeleton } from '#ui/page/PageSkeleton.tsx'
import { Redirect } from '#ui/page/Redirect.tsx'
import { AuthMessage } from '../message/AuthMessage.tsx'
import { NextStep } from '../message/NextStep.tsx'

const pages: ReadonlyMap<string | null, string> = new Map([
  ['signIn', hrefs.emailConfirmation()],
  ['resetPassword', hrefs.emailReset()],
  ['verifyEmail', hrefs.emailVerification()],
  ['verifyAndChangeEmail', hrefs.emailVerification()],
  ['recoverEmail', hrefs.emailVerification()],
])

/** The target of all links in Firebase's mails. It redirects each action to its own page, with the query. */
export default function MailActionPage() {
  const { t } = useTranslation('authMail')
  const [query] = useSearchParams()
  const { search } = useLocation()
  const page = pages.get(query.get('mode'))
  if (page !== undefined)
    return (
      <Redirect to={`${page}${search}`}>
        <PageSkeleton />
      </Redirect>
    )
  return (
    <AuthMessage state="missing" title={t('unknownActionTitle')} lead={t('unknownActionLead')}>
      <NextStep to={hrefs.signIn()} label={t('toSignIn')} />
    </AuthMessage>
  )
}
