import { leaveCompetition } from '@upper-bracket/shared/competition/leaveCompetition'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { namelessPlayer } from '@upper-bracket/shared/player/namelessPlayer'
import { takePlayerOut } from '../competitions/takePlayerOut.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'

/**
 * Removes a person from a competition for good: deletes the entry while registration lasts, and makes it anonymous
 * once the competition has started, where others' results depend on it.
 */
export async function withdrawPlayer(competitionId: string, uid: string): Promise<void> {
  await runTransaction(async transaction => {
    const [competition, player] = await Promise.all([
      transaction.get(documents.competition(competitionId)),
      transaction.get(documents.player(competitionId, uid)),
    ])
    const [held, entry] = [competition.data(), player.data()]
    if (entry === undefined) return accept(null)
    if (held === undefined) {
      transaction.delete(player.ref)
      return accept(null)
    }
    const left = leaveCompetition(held, entry)
    if (left.ok) await takePlayerOut(transaction, competitionId, left.value)
    else transaction.set(player.ref, namelessPlayer(entry))
    return accept(null)
  })
}
