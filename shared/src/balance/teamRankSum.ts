import type { Player } from '../player/player.ts'
import { countedStep } from '../ranks/countedStep.ts'
import { medianStep } from '../ranks/medianStep.ts'
import type { RankScale } from '../ranks/rankScale.ts'
import type { RankTier } from '../ranks/rankTier.ts'
import type { Team } from '../team/team.ts'

/**
 * A team's rank sum, in steps. `medianStep` is that of all players of the competition (`ranks/medianStep.ts`), not of
 * the members.
 */
export function teamRankSum(
  scale: RankScale,
  members: Iterable<Pick<Player, 'rankTier'>>,
  medianStep: number,
): number {
  let sum = 0
  for (const { rankTier } of members) sum += countedStep(scale, rankTier, medianStep)
  return sum
}

/** Returns a function that computes a team's rank sum; `tiers` are the ranks of all players of the competition. */
export function rankSums(
  scale: RankScale,
  tiers: ReadonlyMap<string, RankTier | null>,
): (team: Pick<Team, 'playerUids'>) => number {
  const median = medianStep(scale, tiers.values())
  return ({ playerUids }) =>
    teamRankSum(
      scale,
      playerUids.map(uid => ({ rankTier: tiers.get(uid) ?? null })),
      median,
    )
}
