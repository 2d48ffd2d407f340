import { demonstrationUid } from '@upper-bracket/shared/demonstration/demonstration'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { sweepAfterMs } from './competitionActions.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Deletes a competition and tells nobody. The trigger, or at last the sweep, deletes what lies below it. */
export async function discardCompetition(competitionId: string, now: number): Promise<void> {
  await runOptimisticTransaction(async (reads, writes) => {
    const [competition, deleted] = await Promise.all([
      reads.get(documents.competition(competitionId)),
      reads.get(documents.deletedCompetition(competitionId)),
    ])
    if (!competition.exists) return accept(null)
    writes.merge(deleted, { deletedBy: demonstrationUid, deletedAt: now, sweepAfter: now + sweepAfterMs })
    writes.delete(competition)
    return accept(null)
  })
}
