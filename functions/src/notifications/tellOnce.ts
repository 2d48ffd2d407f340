import type { Transaction } from 'firebase-admin/firestore'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import type { outboxEvent } from './outboxEvent.ts'

/** Writes the events of which nobody has been told yet: a timer fires twice at times. */
export async function tellOnce(
  reads: Transaction,
  writes: CheckedWrites,
  events: readonly ReturnType<typeof outboxEvent>[],
): Promise<void> {
  if (events.length === 0) return
  const told = await reads.getAll(...events.map(({ ref }) => ref))
  events.forEach((event, index) => {
    if (!told[index]?.exists) writes.emit(event)
  })
}
