import { leaveCompetition as leave } from '@upper-bracket/shared/competition/leaveCompetition'
import { accept } from '@upper-bracket/shared/errors/outcome'
import type { Player } from '@upper-bracket/shared/player/player'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { readCompetition } from '../platform/firestore/readCompetition.ts'
import {
  type CheckedWrites,
  runOptimisticTransaction,
} from '../platform/transaction/runOptimisticTransaction.ts'
import { removeEntry } from './removeEntry.ts'

/**
 * Removes the caller from the competition and any team in it. The remains of a deleted competition can be left as well.
 */
export const leaveCompetition = defineHandler('leaveCompetition', ({ uid, input: { competitionId } }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const [competition, player] = await Promise.all([
      readCompetition(reads, competitionId),
      reads.get(documents.player(competitionId, uid)),
    ])
    if (!competition.ok) {
      const isLeft = await leaveRemains(reads, writes, competitionId, player)
      return isLeft ? accept({}) : competition
    }
    const left = leave(competition.value, player.data() ?? null)
    if (!left.ok) return left

    await removeEntry(reads, writes, competitionId, player)
    return accept({})
  }),
)

/** Returns whether there was something to leave. */
async function leaveRemains(
  reads: Transaction,
  writes: CheckedWrites,
  competitionId: string,
  player: DocumentSnapshot<Player>,
): Promise<boolean> {
  if (player.exists) {
    await removeEntry(reads, writes, competitionId, player)
    return true
  }
  const profile = await reads.get(documents.profile(player.id))
  if (profile.data()?.activeCompetitionID !== competitionId) return false
  writes.update(profile, { activeCompetitionID: null })
  return true
}
