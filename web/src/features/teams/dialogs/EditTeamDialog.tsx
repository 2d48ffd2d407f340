import { useTranslation } from 'react-i18next'
import type { TeamDocument } from '#documents/competition.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { useForm } from '#ui/form/useForm.ts'
import { useUpdateTeamMutation } from '../teamEndpoints.ts'
import { LogoField } from './LogoField.tsx'
import { TeamFormDialog } from './TeamFormDialog.tsx'
import { readTeam, teamProblemsOf } from './teamDraft.ts'

interface EditTeamDialogProps {
  readonly competitionId: string
  /** The team from its stream: when another user changes it, typed input stays. */
  readonly team: TeamDocument
  readonly onClose: () => void
}

export function EditTeamDialog({ competitionId, team, onClose }: EditTeamDialogProps) {
  const { t } = useTranslation('teams')
  const [updateTeam] = useUpdateTeamMutation()
  const showSuccess = useShowSuccess()
  const form = useForm({
    stored: { name: team.name, discordLink: team.discordLink ?? '' },
    read: readTeam,
    send: async ({ name, discordLink }) => {
      const answer = await updateTeam({
        competitionId,
        teamId: team.id,
        revision: team.revision,
        ...(name === team.name ? {} : { name }),
        ...(discordLink === team.discordLink ? {} : { discordLink }),
      })
      if (answer.error) return answer
      showSuccess(t('saved'))
      onClose()
      return {}
    },
    problemsOf: teamProblemsOf,
  })
  const isRebased = form.rebased.taken.length + form.rebased.kept.length > 0
  return (
    <TeamFormDialog
      title={t('editTitle')}
      submitLabel={t('save')}
      alert={isRebased ? t('meanwhile', { team: team.name }) : undefined}
      logo={<LogoField competitionId={competitionId} team={team} />}
      form={form}
      onClose={onClose}
    />
  )
}
