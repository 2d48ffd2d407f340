import { hasPlaces } from '../competition/closedRefusal.ts'
import type { Requirement } from '../competition/requirements.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { type Admission, admit } from './admit.ts'
import { inState } from './applicant.ts'
import { type Became, type Entrant, withApplicant } from './enter.ts'
import { nextTicket, queueFull, returns } from './queueAfter.ts'

/** An organizer's decision; `reason` is told to those who are declined. */
export type EntryDecision =
  | { readonly decision: 'admit' }
  | { readonly decision: 'decline'; readonly reason: string | null }

/** What became of an applicant, or why nothing did. */
export type ApplicantOutcome = Became | 'applicant-gone' | 'queue-full' | Requirement

type DecisionRefusal =
  | 'applicant-gone'
  | 'queue-full'
  | 'competition-started'
  | 'competition-over'
  | Requirement

/**
 * Admits or declines an applicant, with the whole team if there is one. An admitted applicant waits if there are no
 * places, or others wait for them. Also somebody who was declined can be admitted. The requirements are those of joining.
 */
export function decideApplicant(
  entrant: Entrant,
  decision: EntryDecision,
  admission: Admission,
): Outcome<Entrant, DecisionRefusal> {
  const { competition, player, applicant } = entrant
  const { status } = competition
  if (status === 'finished') return refuse('competition-over')
  if (status === 'running') return refuse('competition-started')
  if (player !== null && decision.decision === 'admit') return accept(entrant)
  if (applicant === null) return refuse('applicant-gone')
  if (decision.decision === 'decline') {
    const { reason } = decision
    if (applicant.state === 'declined') return accept(entrant)
    return accept(
      withApplicant(entrant, inState(applicant, { state: 'declined', cause: 'organizer', reason })),
    )
  }
  if (applicant.state === 'waiting' || applicant.state === 'confirming') return accept(entrant)
  const admitted = admit(entrant, applicant, admission)
  if (!admitted.ok || hasPlaces(competition, applicant.team !== undefined)) return admitted
  const isOutside = applicant.state === 'declined' && !returns(applicant)
  const full = isOutside ? queueFull(competition.entryQueue) : null
  if (full !== null) return full
  const ticket = nextTicket(competition.entryQueue)
  return accept(withApplicant(entrant, inState(applicant, { state: 'waiting', ticket })))
}
