import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

interface SeatDraftedDialogProps {
  readonly player: string
  readonly captain: string
  readonly team: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks an organizer who takes a player out of an open draft by putting them into a team. */
export default function SeatDraftedDialog({ onConfirm, onClose, ...names }: SeatDraftedDialogProps) {
  const { t } = useTranslation('draft')
  return (
    <ConfirmDialog
      open
      title={t('seatTitle')}
      confirmLabel={t('seat')}
      dangerous
      onConfirm={() => {
        onClose()
        onConfirm()
      }}
      onCancel={onClose}
    >
      {t('seatText', names)}
    </ConfirmDialog>
  )
}
