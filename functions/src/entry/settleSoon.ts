import type { Competition } from '@upper-bracket/shared/competition/competition'
import { isSettlingDue, tellsAt } from '@upper-bracket/shared/entry/settleQueue'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { notifyAtDeadline } from './notifyOfClosing.ts'
import { settleAt } from './settleAt.ts'
import { settleEntryQueue } from './settleEntryQueue.ts'

/**
 * Settles the queue of a competition, as it is after this commit, if something is due: at once, and by a timer if that
 * fails. Other timers tell the organizers of requests, and the people in the queue that the registration has closed.
 */
export function settleSoon(
  writes: CheckedWrites,
  competitionId: string,
  competition: Competition,
  now = Date.now(),
): void {
  const toldLater = tellsAt(competition.entryQueue)
  if (toldLater > now && toldLater < Number.POSITIVE_INFINITY) settleAt(writes, competitionId, toldLater)
  notifyAtDeadline(writes, competitionId, competition, now)
  // The numbers of players and teams in the document lag for a moment when some leave. A place for a team can also keep
  // the places of its players from others.
  const isDue = [{ teamCount: 0 }, {}].some(counts =>
    isSettlingDue({ ...competition, playerCount: 0, ...counts }, now),
  )
  if (!isDue) return
  settleAt(writes, competitionId, now + retryMs)
  writes.afterCommit(async () => {
    // The timer tries again.
    await settleEntryQueue(competitionId).catch(() => undefined)
  })
}

const retryMs = 60_000
