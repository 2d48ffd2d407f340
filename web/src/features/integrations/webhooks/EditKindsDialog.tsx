import type { ChangeKind } from '@upper-bracket/shared/integrations/webhookKinds'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { KindsField } from './KindsField.tsx'
import { useUpdateWebhookMutation, type WebhookDocument } from './webhookEndpoints.ts'

interface EditKindsDialogProps {
  readonly competitionId: string
  readonly webhook: WebhookDocument
  readonly onClose: () => void
}

interface Draft {
  readonly kinds: readonly ChangeKind[]
}

/** Changes the kinds of events that a webhook gets. */
export default function EditKindsDialog({ competitionId, webhook, onClose }: EditKindsDialogProps) {
  const { t } = useTranslation(['integrations', 'common'])
  const [update] = useUpdateWebhookMutation()
  const form = useForm<Draft, { readonly kinds?: 'noKinds' }, Draft>({
    stored: { kinds: webhook.kinds },
    read: draft =>
      draft.kinds.length === 0 ? { ok: false, problems: { kinds: 'noKinds' } } : { ok: true, value: draft },
    send: async ({ kinds }) => {
      const answer = await update({ competitionId, webhookId: webhook.id, kinds: [...kinds] })
      if (answer.error === undefined) onClose()
      return answer
    },
  })
  const { kinds: problem } = form.problems
  return (
    <FormDialog
      title={webhook.address}
      submitLabel={t('common:save')}
      form={form}
      onClose={onClose}
      width="sm"
    >
      <KindsField
        kinds={form.draft.kinds}
        onChange={kinds => form.set('kinds', kinds)}
        error={problem && t(problem)}
      />
    </FormDialog>
  )
}
