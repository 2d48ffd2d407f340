import { CredentialsPage } from './CredentialsPage.tsx'

export default function SignUpPage() {
  return <CredentialsPage kind="new" />
}
