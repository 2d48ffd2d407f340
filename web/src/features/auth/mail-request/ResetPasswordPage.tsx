import { useNext } from '../useNext.ts'
import { MailRequestForm } from './MailRequestForm.tsx'

/** Signed-in users can open this page too, because a password can be forgotten during a session. */
export default function ResetPasswordPage() {
  return <MailRequestForm kind="reset" next={useNext()} />
}
