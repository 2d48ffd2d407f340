import type { CompetitionSettings } from '@upper-bracket/shared/contract/fields'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { toAppError } from '#platform/errors/appError.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { UnsavedGuard, unguarded } from '#ui/form/UnsavedGuard.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { useCreateCompetitionMutation } from '../competitionEndpoints.ts'
import { withoutProblem } from '../withoutProblem.ts'
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
import { usualDates } from './localDateTime.ts'

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
