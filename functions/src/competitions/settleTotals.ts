import { documents } from '../platform/firestore/documents.ts'
import { hasChanged } from '../platform/firestore/firestoreErrors.ts'

/** Further changes are left to the events that they raise, and to a retry. */
const maxPasses = 20

/**
 * Updates `playerCount` and `teamCount` to match the players and teams that exist. Nothing is incremented, so running
 * twice is harmless.
 *
 * It compares and writes until a pass finds nothing to write, without a transaction, whose lock on the competition
 * would hold up its organizers. No wrong value remains: whoever wrote last has counted again after that write and
 * found it right, and every player or team that comes or goes settles the totals again. Counts written meanwhile by an
 * admission stay.
 *
 * @returns whether the competition exists
 * @throws when the competition keeps changing, so that the event is delivered again
 */
export async function settleTotals(competitionId: string): Promise<boolean> {
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const [read, players, teams] = await Promise.all([
      documents.competition(competitionId).get(),
      documents.players(competitionId).count().get(),
      documents.teams(competitionId).count().get(),
    ])
    const competition = read.data()
    if (competition === undefined || read.updateTime === undefined) return false
    const [playerCount, teamCount] = [players.data().count, teams.data().count]
    if (playerCount === competition.playerCount && teamCount === competition.teamCount) return true
    try {
      await read.ref.update({ playerCount, teamCount }, { lastUpdateTime: read.updateTime })
    } catch (error) {
      if (!hasChanged(error)) throw error
    }
  }
  throw new Error(`The totals of competition ${competitionId} did not settle`)
}
