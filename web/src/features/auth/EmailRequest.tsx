import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefs } from '#platform/hrefs.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { AuthForm } from './AuthForm.tsx'
import { AuthHeading } from './AuthHeading.tsx'
import { type CredentialProblems, emailProblems, fieldOf } from './credentials.ts'
import { EmailField } from './EmailField.tsx'
import { OtherWay } from './OtherWay.tsx'
import { type MailKind, useMailRequest } from './useMailRequest.ts'
import { useSentMail } from './useSentMail.ts'

/** Asks for the address to which a mail is to be sent, and sends it. */
export function EmailRequest({ kind, next }: { kind: MailKind; next: string | undefined }) {
  const { t } = useTranslation(['authMail', 'common'])
  const [email, setEmail] = useState(useSentMail().email)
  const [problems, setProblems] = useState<CredentialProblems>({})
  const [busy, setBusy] = useState(false)
  const request = useMailRequest(kind, next)
  const showError = useShowError()

  const submit = async () => {
    const found = emailProblems(email)
    setProblems(found)
    if (found.email !== undefined) return
    setBusy(true)
    const error = await request(email.trim())
    setBusy(false)
    if (error === null) return
    if (fieldOf(error.code) === 'email') setProblems({ email: error.code })
    showError(error)
  }

  return (
    <Stack spacing={3}>
      <AuthHeading title={t(`title_${kind}`)} lead={t(`lead_${kind}`)} />
      <AuthForm submitLabel={t(`send_${kind}`)} busy={busy} onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} problem={problems.email} />
      </AuthForm>
      <OtherWay question={t('remembered')} label={t('common:signIn')} to={hrefs.signIn(next)} />
    </Stack>
  )
}
