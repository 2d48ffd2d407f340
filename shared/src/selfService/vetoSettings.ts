import { maxGames, type SeriesSettings } from '../format/maxGames.ts'
import type { Game } from '../games/game.ts'
import { type CsMap, defaultMapPool } from './csMaps.ts'
import type { VetoOrder } from './vetoOrder.ts'

/**
 * The choices of the teams once their match has started: the maps of a series of CS and their starting sides, or sides
 * and pick order of each game of Dota 2.
 */
export type VetoSettings =
  | {
      readonly game: 'csgo'
      readonly maps: readonly CsMap[]
      /** Absent if the teams alternate. */
      readonly order?: Exclude<VetoOrder, 'alternating'>
      readonly stepSeconds: number
    }
  | { readonly game: 'dota2'; readonly stepSeconds: number }

/** The range of the time for each step. */
export const stepSeconds = { min: 15, max: 300 } as const

export const mapPoolMin = 3

/** The default veto settings offered to organizers. */
export function defaultVeto(game: Game): VetoSettings {
  return game === 'csgo' ? { game, maps: defaultMapPool, stepSeconds: 60 } : { game, stepSeconds: 60 }
}

/** Whether the settings are for this game, and the pool has a map for each game of the longest series that is played. */
export function vetoFits(
  veto: VetoSettings,
  { game, ...series }: { readonly game: Game } & SeriesSettings,
): boolean {
  if (veto.game !== game) return false
  return veto.game === 'dota2' || veto.maps.length >= maxGames(series)
}
