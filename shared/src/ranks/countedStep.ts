import type { Game } from '../games/game.ts'
import { type RankTier, rankStep } from './rankTier.ts'

/** The step of a player for balancing: `medianStep` without a valid rank. */
export function countedStep(game: Game, tier: RankTier | null, medianStep: number): number {
  return (tier === null ? 0 : rankStep(game, tier)) || medianStep
}
