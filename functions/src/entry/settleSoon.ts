import type { Competition } from '@upper-bracket/shared/competition/competition'
import { queueLength } from '@upper-bracket/shared/competition/entryQueue'
import { entryLimits } from '@upper-bracket/shared/entry/entryLimits'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { settleAt } from './settleAt.ts'
import { settleEntryQueue } from './settleEntryQueue.ts'

/**
 * Settles the queue of a competition, as it is after this commit, at once, and by a timer if that fails; another timer
 * tells the organizers of requests.
 */
export function settleSoon(
  writes: CheckedWrites,
  competitionId: string,
  { entryQueue }: Pick<Competition, 'entryQueue'>,
  now = Date.now(),
): void {
  if (queueLength(entryQueue) === 0) return
  settleAt(writes, competitionId, now + retryMs)
  const { requested, askedAt, toldAt } = entryQueue
  if (requested > 0 && askedAt > toldAt) settleAt(writes, competitionId, toldAt + entryLimits.tellingPauseMs)
  writes.afterCommit(async () => {
    // The timer tries again.
    await settleEntryQueue(competitionId).catch(() => undefined)
  })
}

const retryMs = 60_000
