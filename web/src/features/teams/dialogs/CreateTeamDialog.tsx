import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { useForm } from '#ui/form/useForm.ts'
import { useCreateTeamMutation } from '../teamEndpoints.ts'
import { TeamFormDialog } from './TeamFormDialog.tsx'
import { readTeam, teamProblemsOf } from './teamDraft.ts'

interface CreateTeamDialogProps {
  readonly competitionId: string
  /** Whether the creator becomes the first player of the team. */
  readonly asCaptain: boolean
  readonly onClose: () => void
}

const empty = { name: '', discordLink: '' }

export function CreateTeamDialog({ competitionId, asCaptain, onClose }: CreateTeamDialogProps) {
  const { t } = useTranslation('teams')
  const [teamId] = useState(newDocumentId)
  const [createTeam] = useCreateTeamMutation()
  const showSuccess = useShowSuccess()
  const form = useForm({
    stored: empty,
    read: readTeam,
    send: async team => {
      const answer = await createTeam({ competitionId, teamId, ...team })
      if (answer.error) return answer
      showSuccess(t('created', { team: team.name }))
      onClose()
      return {}
    },
    problemsOf: teamProblemsOf,
  })
  return (
    <TeamFormDialog
      title={t('createTitle')}
      submitLabel={t('create')}
      note={t(asCaptain ? 'captainNote' : 'emptyNote')}
      form={form}
      onClose={onClose}
    />
  )
}
