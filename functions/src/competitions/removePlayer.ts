import { leaveCompetition as leave } from '@upper-bracket/shared/competition/leaveCompetition'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { authorize } from '../platform/call/authorize.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { takePlayerOut } from './takePlayerOut.ts'

/** An organizer removes a player from the competition. */
export const removePlayer = defineHandler('removePlayer', ({ uid, input }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId } = input
    const [authorized, player] = await Promise.all([
      authorize(reads, 'removePlayer', { uid, competitionId }),
      reads.get(documents.player(competitionId, input.uid)),
    ])
    if (!authorized.ok) return authorized
    const left = leave(authorized.value.competition, player.data() ?? null)
    if (!left.ok) return left

    await takePlayerOut(reads, writes, competitionId, player)
    return accept({})
  }),
)
