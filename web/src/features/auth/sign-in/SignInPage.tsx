import { CredentialsForm } from './CredentialsForm.tsx'

export default function SignInPage() {
  return <CredentialsForm kind="present" />
}
