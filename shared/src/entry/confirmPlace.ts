import type { Requirement } from '../competition/requirements.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { type Admission, admit } from './admit.ts'
import type { Applicant } from './applicant.ts'
import type { Entrant } from './enter.ts'

/**
 * Enters a person, or a captain with the team, who has moved up and confirms in time. The places were held, so they are
 * there even if a limit has been lowered since.
 */
export function confirmPlace(
  entrant: Entrant,
  admission: Admission,
): Outcome<Entrant, 'place-gone' | 'competition-started' | 'competition-over' | Requirement> {
  const { competition, player, applicant } = entrant
  if (player !== null) return accept(entrant)
  const { status } = competition
  if (status === 'finished') return refuse('competition-over')
  if (status === 'running') return refuse('competition-started')
  if (applicant === null || !holdsPlace(applicant, admission.now)) return refuse('place-gone')
  const admitted = admit(entrant, applicant, admission)
  if (admitted.ok) return admitted
  const { code, facts } = admitted
  return code === 'applicant-gone' ? refuse('place-gone') : refuse(code, facts)
}

/** Whether an applicant has a place that can still be confirmed. */
export function holdsPlace(applicant: Applicant, now: number): boolean {
  return applicant.state === 'confirming' && applicant.confirmUntil > now
}
