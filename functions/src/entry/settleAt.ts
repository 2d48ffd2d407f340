import { documents } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

/** Sets a timer that settles the queue. Those due in the same second are one. */
export function settleAt(writes: CheckedWrites, competitionId: string, at: number): void {
  const dueAt = Math.ceil(at / 1000) * 1000
  const timer = documents.timers().doc(`settleEntryQueue-${competitionId}-${dueAt}`)
  writes.put(timer, { kind: 'settleEntryQueue', competitionId, dueAt })
}
