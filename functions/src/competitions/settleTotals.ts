import { withChangeTime } from '../platform/firestore/changeTime.ts'
import { documents } from '../platform/firestore/documents.ts'
import { hasChanged } from '../platform/firestore/firestoreErrors.ts'

/** Further changes are left to their own events, and to a retry. */
const maxPasses = 20

/**
 * Updates `playerCount` and `teamCount` to match the players and teams that exist. It sets totals instead of
 * incrementing them, so running it twice is harmless.
 *
 * It compares and writes until a pass finds no difference. It does not use a transaction, because the lock on the
 * competition would delay its organizers. No wrong value remains: the last writer has counted again after its write,
 * and every player or team that is added or removed triggers another run. Counts that an admission writes in the
 * meantime are kept.
 *
 * @returns whether the competition exists
 * @throws when the competition keeps changing, so that the event is delivered again
 */
export async function settleTotals(competitionId: string): Promise<boolean> {
  for (let pass = 0; pass < maxPasses; pass += 1) {
    // Counted afterwards: the write is refused if anyone has been admitted since, whether counted or not.
    const read = await documents.competition(competitionId).get()
    const [players, teams] = await Promise.all([
      documents.players(competitionId).count().get(),
      documents.teams(competitionId).count().get(),
    ])
    const competition = read.data()
    if (competition === undefined || read.updateTime === undefined) return false
    const [playerCount, teamCount] = [players.data().count, teams.data().count]
    if (playerCount === competition.playerCount && teamCount === competition.teamCount) return true
    try {
      await read.ref.update(withChangeTime(read.ref, { playerCount, teamCount }), {
        lastUpdateTime: read.updateTime,
      })
    } catch (error) {
      if (!hasChanged(error)) throw error
    }
  }
  throw new Error(`The totals of competition ${competitionId} did not settle`)
}
