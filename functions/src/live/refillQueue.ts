import { refillQueue as refill } from '@upper-bracket/shared/bracket/broadcast/refillQueue'
import { accept } from '@upper-bracket/shared/errors/outcome'
import type { Timer } from '@upper-bracket/shared/events/timer'
import { readOpenMatches } from '../brackets/readMatches.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { writeQueue } from './writeQueue.ts'

/** Refills the queue of a bracket by its rules, unless the competition has another bracket meanwhile. */
export async function refillQueue({ competitionId, bracketId }: Timer<'refillQueue'>): Promise<void> {
  await runOptimisticTransaction(async (reads, writes) => {
    const [read, bracket, open] = await Promise.all([
      reads.get(documents.competition(competitionId)),
      reads.get(documents.bracket(competitionId, bracketId)),
      readOpenMatches(reads, { competitionId, bracketId }),
    ])
    const [competition, shape] = [read.data(), bracket.data()]
    const queue = competition?.bracketId === bracketId ? competition.broadcastQueue : null
    if (queue?.bracketId !== bracketId || shape === undefined) return accept(null)
    const ids = queue.matches.map(({ matchId }) => matchId)
    const queued = await snapshotsOf(reads, ids, id => documents.match(competitionId, bracketId, id))
    const broadcastQueue = refill(queue, shape.stages, [...dataOf(queued.values()).values(), ...open])
    if (broadcastQueue !== queue) {
      await writeQueue(reads, writes, { read, before: queue, broadcastQueue, now: Date.now() })
    }
    return accept(null)
  })
}
