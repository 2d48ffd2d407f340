import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useSend } from '#ui/useSend.ts'
import { useHandOverMutation, useRemoveAdministratorMutation } from './administratorEndpoints.ts'

export interface OrganizerChange {
  /** `resign`: the viewer removes themselves. */
  readonly kind: 'handOver' | 'remove' | 'resign'
  readonly uid: string
  readonly name: string
}

interface OrganizerDialogProps {
  readonly competitionId: string
  readonly dialog: OrganizerChange
  readonly onClose: () => void
}

/** Asks for confirmation before a person becomes or stops being an organizer. */
export function OrganizerDialog({ competitionId, dialog, onClose }: OrganizerDialogProps) {
  const { t } = useTranslation('people')
  const { kind, uid, name } = dialog
  const [handOver, handing] = useHandOverMutation()
  const [remove, removing] = useRemoveAdministratorMutation()
  const send = useSend()
  const confirm = async () => {
    await send((kind === 'handOver' ? handOver : remove)({ competitionId, uid }), t(`${kind}Done`, { name }))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t(`${kind}Title`, { name })}
      confirmLabel={t(kind)}
      dangerous
      busy={handing.isLoading || removing.isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t(`${kind}Text`, { name })}
    </ConfirmDialog>
  )
}
