import { accept } from '@upper-bracket/shared/errors/outcome'
import { closeReadinessCheck } from '@upper-bracket/shared/readiness/closeReadinessCheck'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Closes a check at its deadline, unless it has been closed or replaced, or its competition deleted. */
export async function expireReadinessCheck(timer: {
  readonly competitionId: string
  readonly checkId: string
  readonly dueAt: number
}): Promise<void> {
  const { competitionId, checkId, dueAt } = timer
  await runOptimisticTransaction(async (reads, writes) => {
    const read = await reads.get(documents.competition(competitionId))
    const current = read.data()?.readinessCheck ?? null
    if (current?.deadline !== dueAt) return accept(null)
    const closed = closeReadinessCheck(current, { checkId, now: dueAt })
    if (closed.ok && closed.value !== current) writes.update(read, { readinessCheck: closed.value })
    return accept(null)
  })
}
