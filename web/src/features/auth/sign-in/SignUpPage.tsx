import { CredentialsForm } from './CredentialsForm.tsx'

export default function SignUpPage() {
  return <CredentialsForm kind="new" />
}
