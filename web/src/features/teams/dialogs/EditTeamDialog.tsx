import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeamDocument } from '#documents/competition.ts'
import { toAppError } from '#platform/errors/appError.ts'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { useUpdateTeamMutation } from '../teamEndpoints.ts'
import { TeamFormDialog } from './TeamFormDialog.tsx'
import { readTeam, type TeamDraft, type TeamProblems, teamProblemsOf } from './teamDraft.ts'

interface EditTeamDialogProps {
  readonly competitionId: string
  /** As it is now: when somebody else changes it, what was typed here stays. */
  readonly team: TeamDocument
  readonly onClose: () => void
}

export function EditTeamDialog({ competitionId, team, onClose }: EditTeamDialogProps) {
  const { t } = useTranslation('teams')
  const [from, setFrom] = useState(team)
  const [draft, setDraft] = useState(() => draftOf(team))
  const [meanwhile, setMeanwhile] = useState(false)
  const [problems, setProblems] = useState<TeamProblems>({})
  const [updateTeam, { isLoading }] = useUpdateTeamMutation()
  const showError = useShowError()
  const showSuccess = useShowSuccess()

  if (team.revision !== from.revision && !isLoading) {
    const [before, now] = [draftOf(from), draftOf(team)]
    setFrom(team)
    setDraft({
      name: draft.name === before.name ? now.name : draft.name,
      discordLink: draft.discordLink === before.discordLink ? now.discordLink : draft.discordLink,
    })
    setMeanwhile(true)
  }

  const submit = async () => {
    const read = readTeam(draft)
    setProblems(read.ok ? {} : read.problems)
    if (!read.ok) return
    const answer = await updateTeam({
      competitionId,
      teamId: team.id,
      revision: from.revision,
      ...(read.name === from.name ? {} : { name: read.name }),
      ...(read.discordLink === from.discordLink ? {} : { discordLink: read.discordLink }),
    })
    if (answer.error) {
      setProblems(teamProblemsOf(toAppError(answer.error)))
      showError(answer.error)
      return
    }
    showSuccess(t('saved'))
    onClose()
  }

  return (
    <TeamFormDialog
      title={t('editTitle')}
      alert={meanwhile ? t('meanwhile', { team: team.name }) : undefined}
      draft={draft}
      onChange={(next, field) => {
        setDraft(next)
        setProblems({ ...problems, [field]: undefined })
      }}
      problems={problems}
      busy={isLoading}
      submitLabel={t('save')}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}

function draftOf({ name, discordLink }: TeamDocument): TeamDraft {
  return { name, discordLink: discordLink ?? '' }
}
