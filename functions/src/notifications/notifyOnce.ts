import type { DomainEvent } from '@upper-bracket/shared/events/domainEvent'
import type { Transaction } from 'firebase-admin/firestore'
import { type EventContext, storedEvent } from '../platform/outboxEvent.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

/** Creates the events that do not exist yet, because timers can fire twice. */
export async function notifyOnce(
  reads: Transaction,
  writes: CheckedWrites,
  context: EventContext,
  events: readonly DomainEvent[],
): Promise<void> {
  if (events.length === 0) return
  const stored = events.map(event => storedEvent(context, event))
  const found = await reads.getAll(...stored.map(({ ref }) => ref))
  stored.forEach((event, index) => {
    if (!found[index]?.exists) writes.emit(event)
  })
}
