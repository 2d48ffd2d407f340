import { remindOfRequest as remind } from '@upper-bracket/shared/commentators/remindOfRequest'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Reminds organizers of a request to which nobody has responded; has no effect on any other. */
export async function remindOfRequest(timer: {
  readonly competitionId: string
  readonly requestId: string
  readonly dueAt: number
}): Promise<void> {
  const { competitionId, requestId, dueAt } = timer
  await runOptimisticTransaction(async (reads, writes) => {
    const read = await reads.get(documents.commentator(competitionId, requestId))
    const request = read.data()
    if (request === undefined) return accept(null)
    const reminded = remind(request, dueAt)
    if (reminded !== request) writes.update(read, { remindedAt: reminded.remindedAt })
    return accept(null)
  })
}
