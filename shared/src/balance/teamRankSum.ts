import type { Game } from '../games/game.ts'
import type { Player } from '../player/player.ts'
import { countedStep } from '../ranks/countedStep.ts'
import { medianStep } from '../ranks/medianStep.ts'
import type { RankTier } from '../ranks/rankTier.ts'
import type { Team } from '../team/team.ts'

/**
 * A team's rank sum, in steps. `medianStep` is that of all players of the competition (`ranks/medianStep.ts`), not of
 * the members.
 */
export function teamRankSum(
  game: Game,
  members: Iterable<Pick<Player, 'rankTier'>>,
  medianStep: number,
): number {
  let sum = 0
  for (const { rankTier } of members) sum += countedStep(game, rankTier, medianStep)
  return sum
}

/** Returns a function that computes a team's rank sum; `tiers` are the ranks of all players of the competition. */
export function rankSums(
  game: Game,
  tiers: ReadonlyMap<string, RankTier | null>,
): (team: Pick<Team, 'playerUids'>) => number {
  const median = medianStep(game, tiers.values())
  return ({ playerUids }) =>
    teamRankSum(
      game,
      playerUids.map(uid => ({ rankTier: tiers.get(uid) ?? null })),
      median,
    )
}
