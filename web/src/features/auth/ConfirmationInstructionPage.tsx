import { hrefs } from '#platform/hrefs.ts'
import { MailSent } from './MailSent.tsx'
import { useLedOn } from './useLedOn.ts'

/** Leads on by itself once the link has been opened in another tab. */
export default function ConfirmationInstructionPage() {
  const next = useLedOn()
  return <MailSent kind="link" next={next} otherAddress={hrefs.signInByLink(next)} />
}
