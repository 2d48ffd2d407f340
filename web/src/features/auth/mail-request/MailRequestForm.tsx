import Stack from '@mui/material/Stack'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useForm } from '#ui/form/useForm.ts'
import { mails } from '../authEndpoints.ts'
import { Agreement } from '../form/Agreement.tsx'
import { AuthForm } from '../form/AuthForm.tsx'
import { credentialProblemsOf, readEmail } from '../form/credentials.ts'
import { EmailField } from '../form/EmailField.tsx'
import { FormSwitchLink } from '../form/FormSwitchLink.tsx'
import { useMinAge } from '../form/useMinAge.ts'
import { AuthHeading } from '../message/AuthHeading.tsx'
import { type MailKind, useMailRequest } from './useMailRequest.ts'
import { useSentMail } from './useSentMail.ts'

/** Asks for an e-mail address and sends the requested mail to it. A link can make an account, so it waits for the required age. */
export function MailRequestForm({ kind, next }: { kind: MailKind; next: string | undefined }) {
  const { t } = useTranslation(['authMail', 'common'])
  const { email } = useSentMail()
  const request = useMailRequest(kind, next)
  const makesAccount = kind === 'link'
  const { minAge } = useMinAge(makesAccount)
  useEffect(() => void mails().catch(() => undefined), [])

  const { field, problems, busy, submit } = useForm({
    stored: { email },
    read: readEmail,
    send: async address => ({ error: (await request(address)) ?? undefined }),
    problemsOf: credentialProblemsOf,
  })

  return (
    <Stack spacing={3}>
      <AuthHeading title={t(`title_${kind}`)} lead={t(`lead_${kind}`)} />
      <AuthForm
        submitLabel={t(`send_${kind}`)}
        busy={busy}
        disabled={makesAccount && minAge === undefined}
        onSubmit={submit}
      >
        <EmailField {...field('email')} problem={problems.email} />
      </AuthForm>
      {makesAccount && <Agreement />}
      <FormSwitchLink prompt={t('remembered')} label={t('common:signIn')} to={hrefs.signIn(next)} />
    </Stack>
  )
}
