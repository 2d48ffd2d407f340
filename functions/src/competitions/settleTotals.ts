import { teamRankSum } from '@upper-bracket/shared/balance/teamRankSum'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { medianStep } from '@upper-bracket/shared/ranks/medianStep'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import { hasChanged, ignoreNotFound } from '../platform/firestore/firestoreErrors.ts'

/** Further changes are left to the events that they raise, and to a retry. */
const mostPasses = 20

/**
 * Updates `playerCount`, `teamCount` and the teams' rank sums to match the players and teams that exist. Nothing is
 * incremented, so running twice is harmless.
 *
 * It compares and writes until a pass finds nothing to write, without a transaction, whose lock on the competition
 * would hold up its organizers. No wrong value remains: whoever wrote last has counted again after that write and
 * found it right, and every later change of a player or a team settles the totals again.
 *
 * @returns whether the competition exists
 * @throws when the competition keeps changing, so that the event is delivered again
 */
export async function settleTotals(competitionId: string): Promise<boolean> {
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const read = await documents.competition(competitionId).get()
    const competition = read.data()
    if (competition === undefined) return false
    const [counts, sums] = await Promise.all([
      settleCounts(read, competition),
      settleRankSums(competitionId, competition),
    ])
    if (!counts && !sums) return true
  }
  throw new Error(`The totals of competition ${competitionId} did not settle`)
}

/** Returns whether something had to be written. Counts written meanwhile by an admission stay. */
async function settleCounts(
  { id, ref, updateTime }: DocumentSnapshot<Competition>,
  competition: Competition,
): Promise<boolean> {
  const [players, teams] = await Promise.all([
    documents.players(id).count().get(),
    documents.teams(id).count().get(),
  ])
  const [playerCount, teamCount] = [players.data().count, teams.data().count]
  if (playerCount === competition.playerCount && teamCount === competition.teamCount) return false
  try {
    await ref.update(
      { playerCount, teamCount },
      updateTime === undefined ? {} : { lastUpdateTime: updateTime },
    )
  } catch (error) {
    if (!hasChanged(error)) throw error
  }
  return true
}

/** Returns whether something had to be written. Players are read only where there are teams. */
async function settleRankSums(competitionId: string, { game }: Competition): Promise<boolean> {
  const teams = await documents.teams(competitionId).get()
  if (teams.empty) return false
  const players = await documents.players(competitionId).get()
  const tiers = new Map(players.docs.map(player => [player.id, player.data().rankTier]))
  const median = medianStep(game, [...tiers.values()])

  const written = await Promise.all(
    teams.docs.map(async team => {
      const { playerUids, rankSum } = team.data()
      const members = playerUids.flatMap(uid => {
        const rankTier = tiers.get(uid)
        return rankTier === undefined ? [] : [{ rankTier }]
      })
      const sum = teamRankSum(game, members, median)
      if (sum !== rankSum) await ignoreNotFound(team.ref.update({ rankSum: sum }))
      return sum !== rankSum
    }),
  )
  return written.includes(true)
}
