import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { toAppError } from '#platform/errors/appError.ts'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { useCreateTeamMutation } from '../teamEndpoints.ts'
import { TeamFormDialog } from './TeamFormDialog.tsx'
import { readTeam, type TeamProblems, teamProblemsOf } from './teamDraft.ts'

interface CreateTeamDialogProps {
  readonly competitionId: string
  /** Whether the maker becomes the first player of the team. */
  readonly asCaptain: boolean
  readonly onClose: () => void
}

export function CreateTeamDialog({ competitionId, asCaptain, onClose }: CreateTeamDialogProps) {
  const { t } = useTranslation('teams')
  const [teamId] = useState(newDocumentId)
  const [draft, setDraft] = useState({ name: '', discordLink: '' })
  const [problems, setProblems] = useState<TeamProblems>({})
  const [createTeam, { isLoading }] = useCreateTeamMutation()
  const showError = useShowError()
  const showSuccess = useShowSuccess()

  const submit = async () => {
    const read = readTeam(draft)
    setProblems(read.ok ? {} : read.problems)
    if (!read.ok) return
    const { name, discordLink } = read
    const answer = await createTeam({ competitionId, teamId, name, discordLink })
    if (answer.error) {
      setProblems(teamProblemsOf(toAppError(answer.error)))
      showError(answer.error)
      return
    }
    showSuccess(t('created', { team: name }))
    onClose()
  }

  return (
    <TeamFormDialog
      title={t('createTitle')}
      note={t(asCaptain ? 'captainNote' : 'emptyNote')}
      draft={draft}
      onChange={(next, field) => {
        setDraft(next)
        setProblems({ ...problems, [field]: undefined })
      }}
      problems={problems}
      busy={isLoading}
      submitLabel={t('create')}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
