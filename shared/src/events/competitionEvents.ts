import type { Competition } from '../competition/competition.ts'
import type { ReadinessCheck } from '../readiness/readinessCheck.ts'
import type { DomainEvent } from './domainEvent.ts'

/** A person is notified of what an organizer did with their place in the competition. */
export function personEvent(
  kind: 'playerRemoved' | 'madeAdministrator' | 'madeOwner',
  uid: string,
  now: number,
): DomainEvent {
  return { kind, cause: [uid, now], facts: {}, audience: { of: 'people', uids: [uid] } }
}

/** The players are notified of another start of the competition. */
export function competitionMovedEvents(
  { startDate: before }: Competition,
  { startDate: after, revision }: Competition,
): readonly DomainEvent[] {
  const facts = { before, after }
  return before === after
    ? []
    : [{ kind: 'competitionMoved', cause: [revision], facts, audience: { of: 'players' } }]
}

/** The players, whose entries are deleted too, are notified that the competition is gone. */
export function competitionDeletedEvents(uids: readonly string[]): readonly DomainEvent[] {
  const audience = { of: 'people', uids } as const
  return uids.length === 0 ? [] : [{ kind: 'competitionDeleted', cause: [], facts: {}, audience }]
}

/** All players are notified of a new readiness check. */
export function readinessCheckEvent({ checkId, deadline }: ReadinessCheck): DomainEvent {
  return {
    kind: 'readinessCheck',
    cause: [checkId],
    facts: { checkId, deadline },
    audience: { of: 'players' },
  }
}

/** Players who have not confirmed, in the order of their uids, are reminded. */
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
