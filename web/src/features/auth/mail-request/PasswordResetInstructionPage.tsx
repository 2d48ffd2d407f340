import { hrefs } from '#platform/addresses/hrefs.ts'
import { useNext } from '../useNext.ts'
import { MailSent } from './MailSent.tsx'

export default function PasswordResetInstructionPage() {
  const next = useNext()
  return <MailSent kind="reset" next={next} otherAddress={hrefs.resetPassword(next)} />
}
