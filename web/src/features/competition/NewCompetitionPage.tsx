import type { CompetitionSettings } from '@upper-bracket/shared/contract/fields'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { toAppError } from '#platform/appError.ts'
import { hrefs } from '#platform/hrefs.ts'
import { newDocumentId } from '#platform/newDocumentId.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { UnsavedGuard, unguarded } from '#ui/UnsavedGuard.tsx'
import { CompetitionForm } from './CompetitionForm.tsx'
import {
  type DraftField,
  type DraftProblems,
  draftOf,
  isEdited,
  judgeNew,
  problemsOfError,
  readDraft,
} from './competitionDraft.ts'
import { useCreateCompetitionMutation } from './competitionEndpoints.ts'
import { usualDates } from './localDateTime.ts'
import { withoutProblem } from './withoutProblem.ts'

export default function NewCompetitionPage() {
  const { t } = useTranslation('competition')
  const [usual] = useState(() => usualSettings(Date.now()))
  // One for the whole form: sending it twice opens one competition.
  const [competitionId] = useState(newDocumentId)
  const [draft, setDraft] = useState(() => draftOf(usual))
  const [problems, setProblems] = useState<DraftProblems>({})
  const [create, { isLoading }] = useCreateCompetitionMutation()
  const showError = useShowError()
  const navigate = useNavigate()

  const submit = async () => {
    const judge = (readable: Partial<CompetitionSettings>) => judgeNew(readable, Date.now())
    const read = readDraft(draft, { from: usual, judge })
    setProblems(read.ok ? {} : read.problems)
    if (!read.ok) return

    const answer = await create({ competitionId, ...read.settings })
    if (answer.error) {
      setProblems(problemsOfError(toAppError(answer.error)))
      showError(answer.error)
      return
    }
    await navigate(hrefs.competitionTeams(competitionId), { state: { created: true, ...unguarded } })
  }

  return (
    <>
      <PageHeader title={t('newTitle')} lead={t('newLead')} />
      <CompetitionForm
        draft={draft}
        onChange={(next, field: DraftField) => {
          setDraft(next)
          setProblems(withoutProblem(problems, field))
        }}
        problems={problems}
        busy={isLoading}
        submitLabel={t('create')}
        cancelHref={hrefs.tournaments()}
        onSubmit={submit}
      />
      <UnsavedGuard active={isEdited(draft, draftOf(usual))} />
    </>
  )
}

function usualSettings(now: number): CompetitionSettings {
  return {
    name: '',
    game: 'dota2',
    ...usualDates(now),
    format: 'double',
    bestOf: { rounds: 1, final: 3 },
    options: { thirdPlace: false, grandFinal: 'single', rankRequired: false, telegramRequired: false },
  }
}
