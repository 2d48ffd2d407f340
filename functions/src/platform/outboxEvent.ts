import type { DomainEvent } from '@upper-bracket/shared/events/domainEvent'
import type { NotificationKind } from '@upper-bracket/shared/notifications/notificationKinds'
import type { NewEvent, OutboxEvent } from '@upper-bracket/shared/notifications/outboxEvent'
import { retentionMs } from '@upper-bracket/shared/notifications/retentionMs'
import type { DocumentReference } from 'firebase-admin/firestore'
import { documents } from './firestore/documents.ts'
import type { CheckedWrites } from './transaction/runOptimisticTransaction.ts'

/** The trigger takes an event up at once; this is for what it has not finished. */
const triggerMs = 60_000

/** Where, by whom and when the cause of events took place. */
export type EventContext = Pick<OutboxEvent, 'competition' | 'byUid' | 'at'>

/**
 * Creates events in the transaction of their cause. Creating the same event twice fails, so the caller makes sure that
 * the cause has not taken place before; see `notifyOnce` for timers, which can fire twice.
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

/** The document of an event. */
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
