import { useNext } from '../useNext.ts'
import { MailRequestForm } from './MailRequestForm.tsx'

/** Open to who is signed in too: a password can be forgotten while a session lasts. */
export default function ResetPasswordPage() {
  return <MailRequestForm kind="reset" next={useNext()} />
}
