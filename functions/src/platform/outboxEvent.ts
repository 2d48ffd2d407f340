import type { DomainEvent } from '@upper-bracket/shared/events/domainEvent'
import type { NotificationKind } from '@upper-bracket/shared/notifications/notificationKinds'
import type { NewEvent, OutboxEvent } from '@upper-bracket/shared/notifications/outboxEvent'
import { retentionMs } from '@upper-bracket/shared/notifications/retentionMs'
import type { DocumentReference } from 'firebase-admin/firestore'
import { documents } from './firestore/documents.ts'
import type { CheckedWrites } from './transaction/runOptimisticTransaction.ts'

/** The job takes over events that the trigger has not finished by then. */
const triggerMs = 60_000

/** The competition, the actor and the time of events. */
export type EventContext = Pick<OutboxEvent, 'competition' | 'byUid' | 'at'>

/**
 * Creates events in the transaction of their cause. Creating the same event twice fails, so the caller ensures that the
 * cause is new; see `notifyOnce` for timers, which can fire twice.
 */
export function emitEvents(
  writes: CheckedWrites,
  context: EventContext,
  events: readonly DomainEvent[],
): void {
  for (const event of events) writes.emit(storedEvent(context, event))
}

export function storedEvent(context: EventContext, { kind, ...event }: DomainEvent) {
  // The kind and the facts of a domain event match.
  return outboxEvent<NotificationKind>(kind, { ...event, ...context } as NewEvent<NotificationKind>)
}

/** Builds the document of an event. */
export function outboxEvent<K extends NotificationKind>(
  kind: K,
  { cause, ...event }: NewEvent<K>,
): { readonly ref: DocumentReference<OutboxEvent>; readonly data: OutboxEvent } {
  const data = {
    ...event,
    kind,
    fanOutAfter: event.at + triggerMs,
    after: null,
    sweepAfter: event.at + retentionMs.events,
  }
  return {
    ref: documents.outbox().doc([kind, event.competition.id, ...cause].join('-')),
    data: data as unknown as OutboxEvent,
  }
}
