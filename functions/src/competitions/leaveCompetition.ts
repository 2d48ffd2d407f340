import { leaveCompetition as leave } from '@upper-bracket/shared/competition/leaveCompetition'
import { accept } from '@upper-bracket/shared/errors/outcome'
import type { Player } from '@upper-bracket/shared/player/player'
import type { Transaction } from 'firebase-admin/firestore'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { readCompetition } from '../platform/firestore/readCompetition.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'
import { takePlayerOut } from './takePlayerOut.ts'

/** The caller leaves the competition and any team in it. Remains of a competition that is gone can be left as well. */
export const leaveCompetition = defineHandler('leaveCompetition', ({ uid, input: { competitionId } }) =>
  runTransaction(async transaction => {
    const [competition, player] = await Promise.all([
      readCompetition(transaction, competitionId),
      transaction.get(documents.player(competitionId, uid)),
    ])
    if (!competition.ok) {
      const isLeft = await leaveRemains(transaction, competitionId, uid, player.data())
      return isLeft ? accept({}) : competition
    }
    const left = leave(competition.value, player.data() ?? null)
    if (!left.ok) return left

    await takePlayerOut(transaction, competitionId, left.value)
    return accept({})
  }),
)

/** Returns whether there was something to leave. */
async function leaveRemains(
  transaction: Transaction,
  competitionId: string,
  uid: string,
  player: Player | undefined,
): Promise<boolean> {
  if (player !== undefined) {
    await takePlayerOut(transaction, competitionId, player)
    return true
  }
  const profile = await transaction.get(documents.profile(uid))
  if (profile.data()?.activeCompetitionID !== competitionId) return false
  transaction.update(profile.ref, { activeCompetitionID: null })
  return true
}
