import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Chooses the match that the broadcast shows. The last choice wins, so the call takes no revision. */
export const showMatch = defineHandler('showMatch', ({ uid, input }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, match } = input
    const [authorized, read] = await Promise.all([
      authorize(reads, 'showMatch', { uid, competitionId }),
      reads.get(documents.competition(competitionId)),
    ])
    if (!authorized.ok) return authorized
    if (match !== null) {
      const chosen = await reads.get(documents.match(competitionId, match.bracketId, match.matchId))
      if (!chosen.exists) return refuse('not-found')
    }
    writes.update(read, { shownMatch: match })
    return accept({})
  }),
)
