import { useTranslation } from 'react-i18next'
import type { TeamDocument } from '#documents/competition.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useSend } from '#ui/useSend.ts'
import { useDeleteTeamMutation } from '../teamEndpoints.ts'

interface DeleteTeamDialogProps {
  readonly competitionId: string
  readonly team: TeamDocument
  readonly onClose: () => void
}

export function DeleteTeamDialog({ competitionId, team, onClose }: DeleteTeamDialogProps) {
  const { t } = useTranslation('teams')
  const [deleteTeam, { isLoading }] = useDeleteTeamMutation()
  const send = useSend()
  const submit = async () => {
    await send(deleteTeam({ competitionId, teamId: team.id }), t('deleted', { team: team.name }))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('deleteTitle', { team: team.name })}
      confirmLabel={t('delete')}
      dangerous
      busy={isLoading}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      {t('deleteText')}
    </ConfirmDialog>
  )
}
