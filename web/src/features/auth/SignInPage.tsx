import { CredentialsPage } from './CredentialsPage.tsx'

export default function SignInPage() {
  return <CredentialsPage kind="present" />
}
