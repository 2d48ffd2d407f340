import { teamRankSum } from '@upper-bracket/shared/balance/teamRankSum'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Player } from '@upper-bracket/shared/player/player'
import { medianStep } from '@upper-bracket/shared/ranks/medianStep'
import type { Team } from '@upper-bracket/shared/team/team'
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { withChangeTime } from '../platform/firestore/changeTime.ts'
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
    const roster = await rosterOf(competitionId)
    const [counts, sums] = await Promise.all([
      settleCounts(read, competition, roster),
      settleRankSums(competition, roster),
    ])
    if (!counts && !sums) return true
  }
  throw new Error(`The totals of competition ${competitionId} did not settle`)
}

interface Roster {
  readonly playerCount: number
  readonly teams: readonly QueryDocumentSnapshot<Team>[]
  /** By the players' ids; empty where there are no teams, whose sums need them. */
  readonly rankTiers: ReadonlyMap<string, Player['rankTier']>
}

/** Players are read only where there are teams, and counted otherwise. */
async function rosterOf(competitionId: string): Promise<Roster> {
  const teams = await documents.teams(competitionId).get()
  if (teams.empty) {
    const players = await documents.players(competitionId).count().get()
    return { playerCount: players.data().count, teams: [], rankTiers: new Map() }
  }
  const players = await documents.players(competitionId).get()
  return {
    playerCount: players.size,
    teams: teams.docs,
    rankTiers: new Map(players.docs.map(player => [player.id, player.data().rankTier])),
  }
}

/** Returns whether something had to be written. Counts written meanwhile by an admission stay. */
async function settleCounts(
  { ref, updateTime }: DocumentSnapshot<Competition>,
  competition: Competition,
  { playerCount, teams }: Roster,
): Promise<boolean> {
  if (playerCount === competition.playerCount && teams.length === competition.teamCount) return false
  try {
    await ref.update(
      { playerCount, teamCount: teams.length },
      updateTime === undefined ? {} : { lastUpdateTime: updateTime },
    )
  } catch (error) {
    if (!hasChanged(error)) throw error
  }
  return true
}

/** Returns whether something had to be written. */
async function settleRankSums({ game }: Competition, { teams, rankTiers }: Roster): Promise<boolean> {
  const median = medianStep(game, [...rankTiers.values()])

  const written = await Promise.all(
    teams.map(async team => {
      const { playerUids, rankSum } = team.data()
      const members = playerUids.flatMap(uid => {
        const rankTier = rankTiers.get(uid)
        return rankTier === undefined ? [] : [{ rankTier }]
      })
      const sum = teamRankSum(game, members, median)
      if (sum !== rankSum) await ignoreNotFound(team.ref.update(withChangeTime(team.ref, { rankSum: sum })))
      return sum !== rankSum
    }),
  )
  return written.includes(true)
}
