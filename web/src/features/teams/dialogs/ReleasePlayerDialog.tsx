import { useTranslation } from 'react-i18next'
import type { PlayerDocument } from '#documents/competition.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useSend } from '#ui/useSend.ts'
import { useReleasePlayerMutation } from '../teamEndpoints.ts'

interface ReleasePlayerDialogProps {
  readonly competitionId: string
  readonly player: PlayerDocument
  readonly teamId: string
  readonly onClose: () => void
}

/** Asks a captain for confirmation before a member is removed. */
export function ReleasePlayerDialog({ competitionId, player, teamId, onClose }: ReleasePlayerDialogProps) {
  const { t } = useTranslation('teams')
  const [releasePlayer, { isLoading }] = useReleasePlayerMutation()
  const send = useSend()
  const names = { player: player.displayName }
  const submit = async () => {
    await send(releasePlayer({ competitionId, teamId, uid: player.uid }), t('takenOut', names))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('releaseTitle', names)}
      confirmLabel={t('takeOut')}
      dangerous
      busy={isLoading}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      {t('releaseText', names)}
    </ConfirmDialog>
  )
}
