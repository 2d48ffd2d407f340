import { isAdvantage, type PlayedGame } from '../../bracket/model/playedGame.ts'
import { outcomeOfRounds } from '../../bracket/model/roundsDoubt.ts'
import { mapName } from '../../selfService/csMaps.ts'
import { type SaidGame, saidGame } from '../foreignResult.ts'
import { plainName } from '../../text/plainName.ts'

const separator = ', '
/** The name of a game that was never played. */
const granted = 'advantage'

/**
 * Writes the games of a match that are over: `Mirage 13:7, Inferno 10:13`. Without rounds, `Mirage 1:0` says who won,
 * and `1:1` that nobody did. `advantage 1:0` was never played.
 */
export function gamesCell(games: readonly PlayedGame[]): string {
  return games
    .flatMap(game => {
      const { outcome, rounds, map = isAdvantage(game) ? granted : undefined } = game
      if (outcome === null) return []
      const score = rounds ?? (outcome === 'draw' ? [1, 1] : outcome === 0 ? [1, 0] : [0, 1])
      const name = map === undefined ? [] : [mapName(map).replaceAll(separator, ' ')]
      return [[...name, score.join(':')].join(' ')]
    })
    .join(separator)
}

/** Reads what `gamesCell` writes; none if anything in the cell is no game. */
export function gamesIn(cell: string): readonly SaidGame[] {
  if (cell === '') return []
  const games = plainName(cell)
    .split(/[,;]\s+/u)
    .map(part => {
      const [, name = '', one, other] =
        /^(?:(.+?)\s+)?(\d{1,3})\s*[:–—-]\s*(\d{1,3})$/u.exec(part.trim()) ?? []
      if (one === undefined) return null
      const score = [Number(one), Number(other)] as const
      const outcome = outcomeOfRounds(score)
      return name.toLowerCase() === granted
        ? { outcome, source: 'advantage' as const }
        : saidGame(outcome, score, name)
    })
  return games.some(game => game === null) ? [] : games.flatMap(game => game ?? [])
}
