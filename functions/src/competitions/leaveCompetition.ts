import { leaveCompetition as leave } from '@upper-bracket/shared/competition/leaveCompetition'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { defineCallable } from '../platform/defineCallable.ts'
import { documents } from '../platform/documents.ts'
import { inTransaction } from '../platform/inTransaction.ts'
import { readCompetition } from '../platform/readCompetition.ts'
import { takePlayerOut } from './takePlayerOut.ts'

/** The caller takes part no longer, neither in the competition nor in a team of it. */
export const leaveCompetition = defineCallable('leaveCompetition', ({ uid, input: { competitionId } }) =>
  inTransaction(async transaction => {
    const [competition, player] = await Promise.all([
      readCompetition(transaction, competitionId),
      transaction.get(documents.player(competitionId, uid)),
    ])
    if (!competition.ok) return competition
    const left = leave(competition.value, player.data() ?? null)
    if (!left.ok) return left

    await takePlayerOut(transaction, competitionId, left.value)
    return accept({})
  }),
)
