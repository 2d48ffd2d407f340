import { teamRankSum } from '@upper-bracket/shared/balance/teamRankSum'
import type { BracketPlan } from '@upper-bracket/shared/bracket/creation/createBracket'
import { seedTeams } from '@upper-bracket/shared/bracket/creation/seedTeams'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { CallableParsed } from '@upper-bracket/shared/contract/contract'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { medianStep } from '@upper-bracket/shared/ranks/medianStep'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import type { Team } from '@upper-bracket/shared/team/team'

export interface Entrants {
  readonly competition: Competition
  readonly teams: ReadonlyMap<string, Team>
}

/** The ranks of all players of the competition by their uid. */
export type Tiers = ReadonlyMap<string, RankTier | null>

/** What the organizer chooses. */
export type BracketWish = Pick<
  CallableParsed<'generateBracket'>,
  'bracketId' | 'seeding' | 'order' | 'seed' | 'bestOf'
>

/**
 * What a bracket of the teams is made of; a team without a player takes no part. The rank sums are counted from
 * the players: those kept in the teams follow a change a moment later. Refuses `order-invalid` where an order by
 * hand does not name each team that takes part once.
 */
export function bracketPlan(
  { competition, teams }: Entrants,
  tiers: Tiers,
  wish: BracketWish,
): Outcome<BracketPlan, 'order-invalid'> {
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
  const teamIds = inOrder(entrants, wish)
  if (!teamIds.ok) return teamIds
  return accept({
    teamIds: teamIds.value,
    format,
    bestOf,
    bestOfByRound: wish.bestOf,
    thirdPlace: options.thirdPlace,
    grandFinal: options.grandFinal,
  })
}

function inOrder(
  entrants: Parameters<typeof seedTeams>[0],
  { bracketId, seeding, order = [], seed = bracketId }: BracketWish,
): Outcome<readonly string[], 'order-invalid'> {
  if (seeding !== 'manual') return accept(seedTeams(entrants, seeding, seed))
  const named = new Set(order)
  const isWhole =
    order.length === entrants.length &&
    named.size === order.length &&
    entrants.every(({ teamId }) => named.has(teamId))
  return isWhole ? accept(order) : refuse('order-invalid')
}
