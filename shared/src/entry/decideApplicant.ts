import { type JoiningProfile, newPlayer } from '../competition/admitPlayer.ts'
import { freePlaces } from '../competition/closedRefusal.ts'
import type { Requirement } from '../competition/requirements.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { inState } from './applicant.ts'
import { type Became, type Entrant, withApplicant, withPlayer } from './enter.ts'
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
 * Admits or declines an applicant. If there is no place for the person, or others wait for one, an admitted person
 * waits. Also somebody who was declined can be admitted. The requirements are those of joining.
 */
export function decideApplicant(
  entrant: Entrant,
  decision: EntryDecision,
  { profile, now }: { readonly profile: JoiningProfile; readonly now: number },
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
  const admitted = newPlayer(competition, { uid: applicant.uid, profile, statement: applicant, now })
  if (!admitted.ok) return admitted
  if (freePlaces(competition) > 0) {
    return accept(withPlayer(entrant, { ...admitted.value, joinId: applicant.joinId }))
  }
  const isOutside = applicant.state === 'declined' && !returns(applicant)
  const full = isOutside ? queueFull(competition.entryQueue) : null
  if (full !== null) return full
  const ticket = nextTicket(competition.entryQueue)
  return accept(withApplicant(entrant, inState(applicant, { state: 'waiting', ticket })))
}
