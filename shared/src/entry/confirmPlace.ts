import { type JoiningProfile, newPlayer } from '../competition/admitPlayer.ts'
import type { Requirement } from '../competition/requirements.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { type Entrant, withPlayer } from './enter.ts'

/**
 * Enters a person who has moved up and confirms in time. The place was held, so it is there even if the limit has been
 * lowered since.
 */
export function confirmPlace(
  entrant: Entrant,
  { profile, now }: { readonly profile: JoiningProfile; readonly now: number },
): Outcome<Entrant, 'place-gone' | 'competition-started' | 'competition-over' | Requirement> {
  const { competition, player, applicant } = entrant
  if (player !== null) return accept(entrant)
  const { status } = competition
  if (status === 'finished') return refuse('competition-over')
  if (status === 'running') return refuse('competition-started')
  if (applicant?.state !== 'confirming' || applicant.confirmUntil <= now) return refuse('place-gone')
  const admitted = newPlayer(competition, { uid: applicant.uid, profile, statement: applicant, now })
  return admitted.ok ? accept(withPlayer(entrant, { ...admitted.value, joinId: applicant.joinId })) : admitted
}
