import type { Competition } from '../competition/competition.ts'
import type { OrganizerPage } from '../organizerPage/organizerPage.ts'
import type { ReadinessCheck } from '../readiness/readinessCheck.ts'
import type { DomainEvent } from './domainEvent.ts'

/** Notifies a person of an organizer's action that concerns their participation. */
export function personEvent(
  kind: 'playerRemoved' | 'madeAdministrator' | 'madeOwner',
  uid: string,
  now: number,
): DomainEvent {
  return { kind, cause: [uid, now], facts: {}, audience: { of: 'people', uids: [uid] } }
}

/** Notifies the followers of its owner that a competition can be joined. */
export function competitionOpenedEvent(
  { ownerUid, startDate }: Competition,
  { name }: Pick<OrganizerPage, 'name'>,
): DomainEvent {
  return {
    kind: 'competitionOpened',
    cause: [],
    facts: { from: name, startsAt: startDate },
    personUid: ownerUid,
    audience: { of: 'followers', organizerUid: ownerUid },
  }
}

/** Notifies the players and the people in the queue of a new start date. */
export function competitionMovedEvents(
  { startDate: before }: Competition,
  { startDate: after, revision }: Competition,
  queuedUids: readonly string[],
): readonly DomainEvent[] {
  if (before === after) return []
  const moved = { kind: 'competitionMoved', facts: { before, after } } as const
  return [
    { ...moved, cause: [revision], audience: { of: 'players' } },
    ...(queuedUids.length === 0
      ? []
      : [{ ...moved, cause: [revision, 'queue'], audience: { of: 'people', uids: queuedUids } } as const]),
  ]
}

/**
 * Notifies the players and the people in the queue, whose documents are deleted too, that the competition was deleted.
 */
export function competitionDeletedEvents(uids: readonly string[]): readonly DomainEvent[] {
  const audience = { of: 'people', uids } as const
  return uids.length === 0 ? [] : [{ kind: 'competitionDeleted', cause: [], facts: {}, audience }]
}

/** Notifies all players of a new readiness check. */
export function readinessCheckEvent({ checkId, deadline }: ReadinessCheck): DomainEvent {
  return {
    kind: 'readinessCheck',
    cause: [checkId],
    facts: { checkId, deadline },
    audience: { of: 'players' },
  }
}

/** Reminds players who have not confirmed, in the order of their uids. */
export function readinessReminderEvent(
  { checkId, deadline }: ReadinessCheck,
  uids: readonly string[],
  now: number,
): DomainEvent {
  return {
    kind: 'readinessReminder',
    cause: [checkId, uids[0] ?? '', now],
    facts: { checkId, deadline },
    audience: { of: 'people', uids },
  }
}
