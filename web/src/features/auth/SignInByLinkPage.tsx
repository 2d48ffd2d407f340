import { EmailRequest } from './EmailRequest.tsx'
import { useLedOn } from './useLedOn.ts'

export default function SignInByLinkPage() {
  return <EmailRequest kind="link" next={useLedOn()} />
}
