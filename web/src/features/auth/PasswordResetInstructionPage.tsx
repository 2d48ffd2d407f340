import { hrefs } from '#platform/hrefs.ts'
import { MailSent } from './MailSent.tsx'
import { useNext } from './useNext.ts'

export default function PasswordResetInstructionPage() {
  const next = useNext()
  return <MailSent kind="reset" next={next} otherAddress={hrefs.resetPassword(next)} />
}
