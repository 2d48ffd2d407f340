import { teamRankSum } from '@upper-bracket/shared/balance/teamRankSum'
import type { BracketPlan } from '@upper-bracket/shared/bracket/createBracket'
import { type Seeding, seedTeams } from '@upper-bracket/shared/bracket/seedTeams'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { medianStep } from '@upper-bracket/shared/ranks/medianStep'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import type { Team } from '@upper-bracket/shared/team/team'

export interface Entrants {
  readonly competition: Competition
  readonly teams: ReadonlyMap<string, Team>
}

/** The ranks of all players of the competition by their uid. */
export type Tiers = ReadonlyMap<string, RankTier | null>

/**
 * What a bracket of the teams is made of; a team without a player takes no part. The rank sums are counted from
 * the players: those kept in the teams follow a change a moment later.
 */
export function bracketPlan(
  { competition, teams }: Entrants,
  tiers: Tiers,
  seeding: Seeding,
  draw: string,
): BracketPlan {
  const { game, format, bestOf, options } = competition
  const median = medianStep(game, tiers.values())
  const rankSum = ({ playerUids }: Team) =>
    teamRankSum(
      game,
      playerUids.map(uid => ({ rankTier: tiers.get(uid) ?? null })),
      median,
    )
  const entrants = [...teams]
    .filter(([, team]) => team.playerUids.length > 0)
    .map(([teamId, team]) => ({ teamId, rankSum: rankSum(team) }))
  return {
    teamIds: seedTeams(entrants, seeding, draw),
    format,
    bestOf,
    thirdPlace: options.thirdPlace,
    grandFinal: options.grandFinal,
  }
}
