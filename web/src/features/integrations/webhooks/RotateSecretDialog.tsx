import { useTranslation } from 'react-i18next'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { SecretValue, useNewSecret } from './SecretValue.tsx'
import { useRotateWebhookSecretMutation, type WebhookDocument } from './webhookEndpoints.ts'

interface RotateSecretDialogProps {
  readonly competitionId: string
  readonly webhook: WebhookDocument
  readonly onClose: () => void
}

/** Replaces the secret of a webhook by a new one, which is shown only here. */
export default function RotateSecretDialog({ competitionId, webhook, onClose }: RotateSecretDialogProps) {
  const { t } = useTranslation('integrations')
  const secret = useNewSecret()
  const [rotate] = useRotateWebhookSecretMutation()
  const showSuccess = useShowSuccess()
  const form = useForm<object, object, null>({
    stored: {},
    read: () => ({ ok: true, value: null }),
    send: async () => {
      const answer = await rotate({ competitionId, webhookId: webhook.id, secret })
      if (answer.error === undefined) {
        showSuccess(t('rotated'))
        onClose()
      }
      return answer
    },
  })
  return (
    <FormDialog title={t('rotateTitle')} submitLabel={t('rotate')} form={form} onClose={onClose} width="sm">
      <SecretValue secret={secret} hint={t('rotateHint')} />
    </FormDialog>
  )
}
