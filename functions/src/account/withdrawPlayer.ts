import { leaveCompetition } from '@upper-bracket/shared/competition/leaveCompetition'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { namelessPlayer } from '@upper-bracket/shared/player/namelessPlayer'
import { removeEntry } from '../competitions/removeEntry.ts'
import { removeApplicant } from '../entry/removeApplicant.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/**
 * Removes a person from a competition permanently: deletes the application, and the entry during registration, and
 * anonymizes the entry once the competition has started, because others' results depend on it.
 */
export async function withdrawPlayer(competitionId: string, uid: string): Promise<void> {
  await runOptimisticTransaction(async (reads, writes) => {
    const [competition, player, applicant] = await Promise.all([
      reads.get(documents.competition(competitionId)),
      reads.get(documents.player(competitionId, uid)),
      reads.get(documents.applicant(competitionId, uid)),
    ])
    const [held, entry] = [competition.data(), player.data()]
    if (applicant.exists) removeApplicant(writes, competition, applicant)
    if (entry === undefined) return accept(null)
    writes.put(documents.contacts(competitionId, uid), null)
    if (held === undefined) {
      writes.delete(player)
      return accept(null)
    }
    const left = leaveCompetition(held, entry)
    if (left.ok)
      await removeEntry(reads, writes, { competitionId, competition: held, now: Date.now() }, player)
    else {
      const { displayName, photoURL, steamProfileURL = '' } = namelessPlayer(entry)
      writes.update(player, { displayName, photoURL, steamProfileURL })
    }
    return accept(null)
  })
}
