import type { NotificationKind } from '@upper-bracket/shared/notifications/notificationKinds'
import type { NewEvent, OutboxEvent } from '@upper-bracket/shared/notifications/outboxEvent'
import { retentionMs } from '@upper-bracket/shared/notifications/retentionMs'
import type { DocumentReference } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'

/** The trigger takes an event up at once; this is for what it has not finished. */
const triggerMs = 60_000

/**
 * An event to be created in the transaction of its cause: `const event = outboxEvent('matchReady', …)`, then
 * `writes.emit(event)`. Creating the same event twice fails, so the caller makes sure that the cause has
 * not taken place before; where one event stands for many causes, see `tellOnce`.
 */
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
