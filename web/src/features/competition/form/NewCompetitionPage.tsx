import { laterCompetitionFields } from '@upper-bracket/shared/competition/competition'
import type { NewCompetitionSettings } from '@upper-bracket/shared/contract/fields'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { UnsavedGuard, unguarded } from '#ui/form/UnsavedGuard.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { useCreateCompetitionMutation } from '../competitionEndpoints.ts'
import { CompetitionForm } from './CompetitionForm.tsx'
import {
  type CompetitionDraft,
  dateFields,
  draftOf,
  judgeNew,
  problemsOfError,
  readDraft,
} from './competitionDraft.ts'
import { usualDates } from './localDateTime.ts'

export default function NewCompetitionPage() {
  const { t } = useTranslation('competition')
  const [usual] = useState(() => usualSettings(Date.now()))
  // One for the whole form: submitting it twice creates one competition.
  const [competitionId] = useState(newDocumentId)
  const [create] = useCreateCompetitionMutation()
  const navigate = useNavigate()

  const form = useForm({
    stored: draftOf(usual),
    read: (draft: CompetitionDraft) =>
      readDraft(draft, { from: usual, judge: readable => judgeNew(readable, Date.now()) }),
    send: async settings => {
      const answer = await create({ competitionId, ...settings })
      if (answer.error) return answer
      await navigate(hrefs.competitionTeams(competitionId), { state: { created: true, ...unguarded } })
      return {}
    },
    problemsOf: problemsOfError,
    together: dateFields,
  })

  return (
    <>
      <PageHeader title={t('newTitle')} lead={t('newLead')} />
      <CompetitionForm form={form} submitLabel={t('create')} cancelHref={hrefs.tournaments()} />
      <UnsavedGuard active={form.dirty} />
    </>
  )
}

function usualSettings(now: number): NewCompetitionSettings {
  const { bannerURL: _, ...later } = laterCompetitionFields
  return {
    ...later,
    name: '',
    game: 'dota2',
    ...usualDates(now),
    format: 'double',
    bestOf: { rounds: 1, final: 3 },
    options: { thirdPlace: false, grandFinal: 'single', rankRequired: false, telegramRequired: false },
  }
}
