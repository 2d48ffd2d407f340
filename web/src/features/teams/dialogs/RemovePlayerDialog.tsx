import { useTranslation } from 'react-i18next'
import type { PlayerDocument } from '#documents/competition.ts'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useRemovePlayerMutation } from '../teamEndpoints.ts'

interface RemovePlayerDialogProps {
  readonly competitionId: string
  readonly player: PlayerDocument
  readonly onClose: () => void
}

export function RemovePlayerDialog({ competitionId, player, onClose }: RemovePlayerDialogProps) {
  const { t } = useTranslation('teams')
  const [removePlayer, { isLoading }] = useRemovePlayerMutation()
  const showError = useShowError()
  const showSuccess = useShowSuccess()
  const submit = async () => {
    const answer = await removePlayer({ competitionId, uid: player.uid })
    if (answer.error) showError(answer.error)
    else showSuccess(t('removed', { player: player.displayName }))
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
