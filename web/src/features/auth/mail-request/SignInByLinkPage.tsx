import { useRedirectSignedIn } from '../sign-in/useRedirectSignedIn.ts'
import { MailRequestForm } from './MailRequestForm.tsx'

export default function SignInByLinkPage() {
  return <MailRequestForm kind="link" next={useRedirectSignedIn()} />
}
