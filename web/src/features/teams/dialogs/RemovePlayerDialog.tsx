import { useTranslation } from 'react-i18next'
import type { PlayerDocument } from '#documents/competition.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useSend } from '#ui/useSend.ts'
import { useRemovePlayerMutation } from '../teamEndpoints.ts'

interface RemovePlayerDialogProps {
  readonly competitionId: string
  readonly player: PlayerDocument
  readonly onClose: () => void
}

export function RemovePlayerDialog({ competitionId, player, onClose }: RemovePlayerDialogProps) {
  const { t } = useTranslation('teams')
  const [removePlayer, { isLoading }] = useRemovePlayerMutation()
  const send = useSend()
  const submit = async () => {
    await send(removePlayer({ competitionId, uid: player.uid }), t('removed', { player: player.displayName }))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('removeTitle', { player: player.displayName })}
      confirmLabel={t('remove')}
      dangerous
      busy={isLoading}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      {t('removeText')}
    </ConfirmDialog>
  )
}
