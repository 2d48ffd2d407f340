import type { Game } from '../games/game.ts'
import { csRanks } from './csRanks.ts'
import { dotaRankTiers } from './dotaRanks.ts'
import { maxRatings } from './maxRatings.ts'
import { isRatingScale, type RankScale } from './rankScale.ts'

/**
 * A rank in its stored form, which depends on the scale: for dota2 a `RankTier` (tens: medal 1–8, units: stars 1–5,
 * Immortal is 80), for csgo the position 1–18 in the order of the specification, for mmr and premier the rating itself,
 * a whole number from 1 to `maxRatings`.
 */
export type RankTier = number

const tiers: Record<Game, readonly RankTier[]> = {
  dota2: dotaRankTiers,
  csgo: csRanks.map((_, index) => index + 1),
}

/** All ranks of a game, lowest first. */
export function rankTiers(game: Game): readonly RankTier[] {
  return tiers[game]
}

/** The number of steps of a scale: 36 for dota2, 18 for csgo, the highest rating for the others. */
export function stepCount(scale: RankScale): number {
  return isRatingScale(scale) ? maxRatings[scale] : tiers[scale].length
}

export function isRankTier(scale: RankScale, value: number): boolean {
  return rankStep(scale, value) > 0
}

/**
 * The height of a rank, in steps of equal weight, from 1 to `stepCount`; 0 for a number that is not a rank of this
 * scale. The step of a rating is the rating.
 */
export function rankStep(scale: RankScale, tier: RankTier): number {
  if (!isRatingScale(scale)) return tiers[scale].indexOf(tier) + 1
  return Number.isInteger(tier) && tier >= 1 && tier <= maxRatings[scale] ? tier : 0
}

/** The rank at a step; undefined if the scale has no such step. */
export function rankOfStep(scale: RankScale, step: number): RankTier | undefined {
  if (!isRatingScale(scale)) return tiers[scale][step - 1]
  return isRankTier(scale, step) ? step : undefined
}
