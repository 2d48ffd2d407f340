import type { RankScale } from './rankScale.ts'
import { type RankTier, rankStep } from './rankTier.ts'

/** The step of a player for balancing: `medianStep` without a valid rank. */
export function countedStep(scale: RankScale, tier: RankTier | null, medianStep: number): number {
  return (tier === null ? 0 : rankStep(scale, tier)) || medianStep
}
