import type { ApplicantOutcome } from '@upper-bracket/shared/entry/decideApplicant'
import { entryLimits } from '@upper-bracket/shared/entry/entryLimits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { useDecideApplicantsMutation } from '../competitionEndpoints.ts'

type Decision = 'admit' | 'decline'
type Outcomes = Readonly<Record<string, ApplicantOutcome>>

/** Decides on any number of applicants, and says what became of them. */
export function useDecide(competitionId: string) {
  const { t } = useTranslation('applicants')
  const [send] = useDecideApplicantsMutation()
  const [deciding, setDeciding] = useState<Decision | null>(null)
  /** The applicants who could not be admitted, with the reasons. */
  const [refused, setRefused] = useState<Outcomes>({})
  const showSuccess = useShowSuccess()
  const showError = useShowError()

  const decide = async (uids: readonly string[], decision: Decision, reason = ''): Promise<void> => {
    setDeciding(decision)
    let outcomes: Outcomes = {}
    let failure: unknown
    for (let from = 0; from < uids.length && failure === undefined; from += entryLimits.decisions) {
      const some = uids.slice(from, from + entryLimits.decisions)
      const answer = await send({ competitionId, uids: some, decision, ...(reason !== '' && { reason }) })
      if (answer.error === undefined) outcomes = { ...outcomes, ...answer.data?.outcomes }
      else failure = answer.error
    }
    setDeciding(null)
    const of = (became: ApplicantOutcome) => Object.values(outcomes).filter(each => each === became).length
    const done = (['entered', 'waiting', 'declined'] as const)
      .filter(became => of(became) > 0)
      .map(became => t(`done_${became}`, { count: of(became) }))
    if (done.length > 0) showSuccess(done.join('. '))
    if (failure !== undefined) showError(failure)
    const isRefused = ([, became]: readonly [string, ApplicantOutcome]) => !isBecome(became)
    setRefused(Object.fromEntries(Object.entries(outcomes).filter(isRefused)))
  }
  return { decide, deciding, refused }
}

function isBecome(outcome: ApplicantOutcome): boolean {
  return ['entered', 'requested', 'waiting', 'confirming', 'declined'].includes(outcome)
}
