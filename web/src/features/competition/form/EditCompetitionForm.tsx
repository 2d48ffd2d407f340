import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { differingSettings } from '@upper-bracket/shared/competition/differingSettings'
import type { CompetitionSettings } from '@upper-bracket/shared/contract/fields'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { toAppError } from '#platform/errors/appError.ts'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { UnsavedGuard, unguarded } from '#ui/form/UnsavedGuard.tsx'
import { useUpdateCompetitionMutation } from '../competitionEndpoints.ts'
import { withoutProblem } from '../withoutProblem.ts'
import { CompetitionForm } from './CompetitionForm.tsx'
import {
  type DraftField,
  type DraftProblems,
  draftOf,
  isEdited,
  judgeChange,
  problemsOfError,
  readDraft,
  settingsOf,
} from './competitionDraft.ts'
import { rebaseDraft } from './rebaseDraft.ts'

interface Meanwhile {
  readonly taken: readonly DraftField[]
  readonly kept: readonly DraftField[]
}

/** Changes a competition. What others change meanwhile comes in, and nothing that was typed is lost. */
export function EditCompetitionForm({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation('competition')
  const [from, setFrom] = useState(competition)
  const [draft, setDraft] = useState(() => draftOf(settingsOf(competition)))
  const [meanwhile, setMeanwhile] = useState<Meanwhile>({ taken: [], kept: [] })
  const [problems, setProblems] = useState<DraftProblems>({})
  const [update, { isLoading }] = useUpdateCompetitionMutation()
  const showError = useShowError()
  const showSuccess = useShowSuccess()
  const navigate = useNavigate()

  if (competition.revision !== from.revision && !isLoading) {
    const rebased = rebaseDraft(draft, draftOf(settingsOf(from)), draftOf(settingsOf(competition)))
    setFrom(competition)
    setDraft(rebased.draft)
    if (rebased.taken.length + rebased.kept.length > 0) setMeanwhile(rebased)
  }

  const submit = async () => {
    const judge = (readable: Partial<CompetitionSettings>) => judgeChange(competition, readable, Date.now())
    const read = readDraft(draft, { from: settingsOf(from), judge })
    setProblems(read.ok ? {} : read.problems)
    if (!read.ok) return

    const fields = new Set<string>(differingSettings(from, read.settings))
    const changes = Object.fromEntries(Object.entries(read.settings).filter(([field]) => fields.has(field)))
    const answer = await update({ competitionId: competition.id, revision: from.revision, changes })
    if (answer.error) {
      setProblems(problemsOfError(toAppError(answer.error)))
      showError(answer.error)
      return
    }
    showSuccess(t('saved'))
    await navigate(hrefs.competition(competition.id), { state: unguarded })
  }

  const locked = {
    game: competition.bracketId !== null || competition.playerCount > 0,
    format: competition.bracketId !== null,
  }
  return (
    <CompetitionForm
      draft={draft}
      onChange={(next, field) => {
        setDraft(next)
        setProblems(withoutProblem(problems, field))
      }}
      problems={problems}
      busy={isLoading}
      submitLabel={t('save')}
      cancelHref={hrefs.competition(competition.id)}
      onSubmit={submit}
      locked={locked}
    >
      <UnsavedGuard active={isEdited(draft, draftOf(settingsOf(from)))} />
      {meanwhile.taken.length > 0 && (
        <Alert severity="info" variant="outlined">
          {t('meanwhileTaken', { fields: named(meanwhile.taken) })}
        </Alert>
      )}
      {meanwhile.kept.length > 0 && (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            <Button color="inherit" size="small" onClick={takeTheirs}>
              {t('takeTheirs')}
            </Button>
          }
        >
          {t('meanwhileKept', { fields: named(meanwhile.kept) })}
        </Alert>
      )}
    </CompetitionForm>
  )

  function named(fields: readonly DraftField[]): string {
    return fields.map(field => t(`field_${field}`)).join(', ')
  }

  function takeTheirs() {
    const theirs = draftOf(settingsOf(from))
    setDraft({ ...draft, ...Object.fromEntries(meanwhile.kept.map(field => [field, theirs[field]])) })
    setMeanwhile({ taken: [], kept: [] })
  }
}
