import { type Refusal, refuse } from '../errors/outcome.ts'
import { capacityOf } from './capacityOf.ts'
import type { Competition } from './competition.ts'

/** Why nobody joins now. */
export type ClosedRefusal =
  | 'competition-started'
  | 'competition-over'
  | 'registration-closed'
  | 'invitation-required'
  | 'competition-full'

export interface Circumstances {
  readonly now: number
  /**
   * Who invites the person, if anybody. Organizers admit until the competition is over, whatever the deadline, and before
   * those who wait.
   */
  readonly invitedBy?: 'organizer' | 'captain' | null
}

/** What decides whether anybody can join a competition. */
export type Opening = Pick<
  Competition,
  'status' | 'registrationDeadline' | 'options' | 'playerCount' | 'places' | 'entryQueue'
>

/** Returns why nobody can join now, whatever the person; null if people can. */
export function closedRefusal(
  competition: Opening,
  { now, invitedBy = null }: Circumstances,
): Refusal<ClosedRefusal> | null {
  const { status, registrationDeadline, options } = competition
  if (status === 'finished') return refuse('competition-over')
  const isAdmitted = invitedBy === 'organizer'
  if (status === 'running' && !isAdmitted) return refuse('competition-started')
  if (now > registrationDeadline && !isAdmitted)
    return refuse('registration-closed', { registrationDeadline })
  if (options.entry === 'invited' && invitedBy === null) return refuse('invitation-required')
  const { players } = capacityOf(competition)
  return freePlaces(competition, isAdmitted) > 0 ? null : refuse('competition-full', { players })
}

/**
 * Returns how many people can enter. Those who have to confirm hold their places; others come after those who wait or
 * return to the queue, unless an organizer admits them.
 */
export function freePlaces(
  competition: Pick<Opening, 'status' | 'playerCount' | 'places' | 'entryQueue'>,
  isAdmitted = false,
): number {
  const { status, playerCount, entryQueue } = competition
  const returning = status === 'registration' ? (entryQueue.startedWithout ?? 0) : 0
  const before = isAdmitted ? 0 : entryQueue.waiting.length + returning
  return Math.max(0, capacityOf(competition).players - playerCount - entryQueue.confirming - before)
}
