import type { RankScale } from './rankScale.ts'
import { type RankTier, rankStep, stepCount } from './rankTier.ts'

/**
 * The step of a player without a rank: the median of the valid ranks in `tiers`. With an even number of ranks it is the
 * lower of the middle two, so that it is always an existing rank with a name. Without any it is the middle of the
 * scale (18 of 36 for dota2, 9 of 18 for csgo).
 */
export function medianStep(scale: RankScale, tiers: Iterable<RankTier | null>): number {
  const steps: number[] = []
  for (const tier of tiers) {
    const step = tier === null ? 0 : rankStep(scale, tier)
    if (step > 0) steps.push(step)
  }
  steps.sort((a, b) => a - b)
  return steps[Math.ceil(steps.length / 2) - 1] ?? Math.ceil(stepCount(scale) / 2)
}
