import { EmailRequest } from './EmailRequest.tsx'
import { useNext } from './useNext.ts'

/** Open to who is signed in too: a password can be forgotten while a session lasts. */
export default function ResetPasswordPage() {
  return <EmailRequest kind="reset" next={useNext()} />
}
