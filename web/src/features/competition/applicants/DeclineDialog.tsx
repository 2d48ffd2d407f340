import DialogContentText from '@mui/material/DialogContentText'
import { entryLimits } from '@upper-bracket/shared/entry/entryLimits'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { useForm } from '#ui/form/useForm.ts'

interface DeclineDialogProps {
  /** The number of people who are declined. */
  readonly count: number
  readonly onDecline: (reason: string) => Promise<void>
  readonly onClose: () => void
}

const stored = { reason: '' }

/** Asks for the reason that declined people are told. */
export default function DeclineDialog({ count, onDecline, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('applicants')
  const { field, problems, ...form } = useForm({
    stored,
    read: ({ reason }: typeof stored) =>
      [...reason.trim()].length > entryLimits.reasonLength
        ? { ok: false as const, problems: { reason: 'too-long' as const } }
        : { ok: true as const, value: reason.trim() },
    send: async reason => {
      await onDecline(reason)
      onClose()
      return {}
    },
  })
  return (
    <FormDialog title={t('declineTitle', { count })} submitLabel={t('decline')} form={form} onClose={onClose}>
      <DialogContentText>{t('declineText')}</DialogContentText>
      <FormField
        label={t('reason')}
        name="reason"
        autoComplete="off"
        multiline
        minRows={2}
        {...field('reason')}
        hint={t('reasonHint')}
        error={problems.reason && t('reasonTooLong', { most: entryLimits.reasonLength })}
      />
    </FormDialog>
  )
}
