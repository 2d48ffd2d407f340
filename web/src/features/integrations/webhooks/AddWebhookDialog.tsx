import Typography from '@mui/material/Typography'
import { type ChangeKind, changeKinds } from '@upper-bracket/shared/integrations/webhookKinds'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { KindsField } from './KindsField.tsx'
import { SecretValue, useNewSecret } from './SecretValue.tsx'
import { useAddWebhookMutation } from './webhookEndpoints.ts'

interface AddWebhookDialogProps {
  readonly competitionId: string
  readonly onClose: () => void
}

interface Draft {
  readonly address: string
  readonly kinds: readonly ChangeKind[]
}

interface Problems {
  readonly address?: 'address-refused' | 'challenge-not-returned'
  readonly kinds?: 'noKinds'
}

const empty: Draft = { address: '', kinds: changeKinds }

/** Adds a webhook. The secret is shown before, because the receiver needs it to verify the first request. */
export default function AddWebhookDialog({ competitionId, onClose }: AddWebhookDialogProps) {
  const { t } = useTranslation(['integrations', 'errors'])
  const [webhookId] = useState(newDocumentId)
  const secret = useNewSecret()
  const [add] = useAddWebhookMutation()
  const showSuccess = useShowSuccess()
  const form = useForm<Draft, Problems, Draft>({
    stored: empty,
    read: draft => {
      const problems: Problems = {
        ...(draft.address.trim() === '' && { address: 'address-refused' }),
        ...(draft.kinds.length === 0 && { kinds: 'noKinds' }),
      }
      return Object.keys(problems).length === 0 ? { ok: true, value: draft } : { ok: false, problems }
    },
    send: async ({ address, kinds }) => {
      const answer = await add({ competitionId, webhookId, address, secret, kinds: [...kinds] })
      if (answer.error === undefined) {
        showSuccess(t('added'))
        onClose()
      }
      return answer
    },
    problemsOf: ({ code }) =>
      code === 'address-refused' || code === 'challenge-not-returned' ? { address: code } : {},
  })
  const { address, kinds } = form.problems
  return (
    <FormDialog title={t('addTitle')} submitLabel={t('verify')} form={form} onClose={onClose} width="sm">
      <SecretValue secret={secret} hint={t('secretHint')} />
      <FormField
        label={t('address')}
        type="url"
        autoComplete="off"
        placeholder="https://"
        {...form.field('address')}
        hint={t('addressHint')}
        error={address && t(`errors:${address}`)}
      />
      <Typography variant="body2" color="textSecondary">
        {t('challengeHint')}
      </Typography>
      <KindsField
        kinds={form.draft.kinds}
        onChange={chosen => form.set('kinds', chosen)}
        error={kinds && t(kinds)}
      />
    </FormDialog>
  )
}
