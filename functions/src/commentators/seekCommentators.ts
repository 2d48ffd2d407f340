import { deedLogEntry } from '@upper-bracket/shared/audit/logEntry'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { authorize } from '../platform/call/authorize.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Whether people may offer to comment. The last choice counts, so that it takes no revision. */
export const seekCommentators = defineHandler('seekCommentators', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, wanted } = input
    const [authorized, read] = await Promise.all([
      authorize(reads, 'seekCommentators', { uid, competitionId }),
      reads.get(documents.competition(competitionId)),
    ])
    if (!authorized.ok) return authorized
    if (authorized.value.competition.seeksCommentators === wanted) return accept({})
    writes.update(read, { seeksCommentators: wanted })
    const entry = deedLogEntry({ uid, at: now }, { action: 'seekCommentators', wanted })
    writes.log(competitionId, entry)
    return accept({})
  }),
)
