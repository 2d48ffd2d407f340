import type { Game } from '../games/game.ts'
import { csRanks } from './csRanks.ts'
import { dotaRankTiers } from './dotaRanks.ts'

/**
 * A rank in its stored form: for dota2 a `RankTier` (tens: medal 1–8, units: stars 1–5, Immortal is 80), for csgo the
 * position 1–18 in the order of the specification.
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

export function isRankTier(game: Game, value: number): boolean {
  return tiers[game].includes(value)
}

/**
 * The height of a rank, in steps of equal weight: 1–36 for dota2, 1–18 for csgo; 0 for a number that is not a rank
 * of this game.
 */
export function rankStep(game: Game, tier: RankTier): number {
  return tiers[game].indexOf(tier) + 1
}
