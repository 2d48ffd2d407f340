import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import { type CredentialProblems, emailProblems, fieldOf } from '../form/credentials.ts'
import { EmailField } from '../form/EmailField.tsx'
import { FormSwitchLink } from '../form/FormSwitchLink.tsx'
import { AuthHeading } from '../message/AuthHeading.tsx'
import { type MailKind, useMailRequest } from './useMailRequest.ts'
import { useSentMail } from './useSentMail.ts'

/** Asks for the address to which a mail is to be sent, and sends it. */
export function MailRequestForm({ kind, next }: { kind: MailKind; next: string | undefined }) {
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
      <FormSwitchLink question={t('remembered')} label={t('common:signIn')} to={hrefs.signIn(next)} />
    </Stack>
  )
}
