import { hrefs } from '#platform/addresses/hrefs.ts'
import { useRedirectSignedIn } from '../sign-in/useRedirectSignedIn.ts'
import { MailSent } from './MailSent.tsx'

/** Redirects automatically once the link has been opened in another tab. */
export default function ConfirmationInstructionPage() {
  const next = useRedirectSignedIn()
  return <MailSent kind="link" next={next} otherAddress={hrefs.signInByLink(next)} />
}
