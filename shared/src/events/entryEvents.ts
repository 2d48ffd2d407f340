import type { Competition } from '../competition/competition.ts'
import type { EntryQueue } from '../competition/entryQueue.ts'
import type { Applicant } from '../entry/applicant.ts'
import type { Entrant } from '../entry/enter.ts'
import { returns } from '../entry/queueAfter.ts'
import type { DomainEvent } from './domainEvent.ts'

/** Tells a person what an organizer or the queue has made of the application. */
export function entryEvents(
  before: Applicant | null,
  { player, applicant: after, seating }: Pick<Entrant, 'player' | 'applicant' | 'seating'>,
): readonly DomainEvent[] {
  if (before === null) return []
  const { uid, joinId, changes } = before
  const about = { cause: [joinId, changes], audience: { of: 'people', uids: [uid] } } as const
  // A name that somebody has taken meanwhile has got a number.
  const [seated] = seating?.teams.values() ?? []
  const team = seated?.name ?? before.team?.name
  const ofTeam = team === undefined ? {} : { team }
  if (player !== null) {
    return before.state === 'waiting'
      ? [{ ...about, kind: 'movedUp', facts: ofTeam }]
      : [{ ...about, kind: 'entryGranted', facts: { waits: false, ...ofTeam } }]
  }
  if (after === null || after.state === before.state) return []
  switch (after.state) {
    case 'requested':
      return returns(before) ? [{ ...about, kind: 'queueResumed', facts: {} }] : []
    case 'waiting':
      if (returns(before)) return [{ ...about, kind: 'queueResumed', facts: {} }]
      return [{ ...about, kind: 'entryGranted', facts: { waits: true, ...ofTeam } }]
    case 'confirming':
      return [{ ...about, kind: 'placeToConfirm', facts: { confirmUntil: after.confirmUntil, ...ofTeam } }]
    case 'declined': {
      const { cause, reason } = after
      return cause === 'unconfirmed'
        ? [{ ...about, kind: 'placeExpired', facts: {} }]
        : [{ ...about, kind: 'entryDeclined', facts: { cause, reason, ...ofTeam } }]
    }
  }
}

/** Tells the people who are still in the queue that nobody else can join it. */
export function registrationClosedEvents(
  { registrationDeadline }: Pick<Competition, 'registrationDeadline'>,
  queuedUids: readonly string[],
): readonly DomainEvent[] {
  const audience = { of: 'people', uids: queuedUids } as const
  return queuedUids.length === 0
    ? []
    : [{ kind: 'registrationClosed', cause: [registrationDeadline], facts: {}, audience }]
}

/** Tells the organizers, at most once a day, that somebody is guessing the codes of invitations. */
export function codesTriedEvent(now: number): DomainEvent {
  const day = Math.floor(now / 86_400_000)
  return { kind: 'codesTried', cause: [day], facts: {}, audience: { of: 'organizers' } }
}

/** Tells the organizers how many people have requested to enter. */
export function requestsEvent({ requested, toldAt }: EntryQueue): DomainEvent {
  return {
    kind: 'entryRequested',
    cause: [toldAt],
    facts: { requested },
    audience: { of: 'organizers' },
  }
}
