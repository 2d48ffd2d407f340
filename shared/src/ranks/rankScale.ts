import { type Game, games } from '../games/game.ts'
import { maxRatings } from './maxRatings.ts'
import type { RankBasis } from './rankBasis.ts'

/** The scales of `RankTier`: the ranks of each game, and its rating (Dota's MMR, the Premier rating of CS). */
export const rankScales = [...games, 'mmr', 'premier'] as const
export type RankScale = (typeof rankScales)[number]

export type RatingScale = keyof typeof maxRatings

const ratings: Record<Game, RatingScale> = { dota2: 'mmr', csgo: 'premier' }

/** The settings that decide how players of a competition are compared. */
export interface RankSettings {
  readonly game: Game
  readonly options: { readonly rankBasis: RankBasis }
}

/** Returns the scale of the `rankTier` of a competition's players. */
export function rankScaleOf({ game, options }: RankSettings): RankScale {
  return options.rankBasis === 'rating' ? ratings[game] : game
}

export function isRatingScale(scale: RankScale): scale is RatingScale {
  return scale in maxRatings
}

export function basisOfScale(scale: RankScale): RankBasis {
  return isRatingScale(scale) ? 'rating' : 'rank'
}

const gamesOfScales: Record<RankScale, Game> = {
  dota2: 'dota2',
  csgo: 'csgo',
  mmr: 'dota2',
  premier: 'csgo',
}

export function gameOfScale(scale: RankScale): Game {
  return gamesOfScales[scale]
}
