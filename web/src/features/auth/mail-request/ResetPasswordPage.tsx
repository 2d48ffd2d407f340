import { useNext } from '../useNext.ts'
import { MailRequestForm } from './MailRequestForm.tsx'

/** Open to signed-in users too: a password can be forgotten while the session lasts. */
export default function ResetPasswordPage() {
  return <MailRequestForm kind="reset" next={useNext()} />
}
