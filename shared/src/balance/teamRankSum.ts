import type { Game } from '../games/game.ts'
import type { Player } from '../player/player.ts'
import { countedStep } from './countedStep.ts'

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
