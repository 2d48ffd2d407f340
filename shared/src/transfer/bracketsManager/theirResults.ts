import type { Match } from '../../bracket/model/match.ts'
import type { BestOf } from '../../format/series.ts'
import type { Game } from '../../games/game.ts'
import { type KeptResult, keptLength, keptResult, type SaidGame, saidGame } from '../foreignResult.ts'
import { theirStatus } from './bracketsManagerData.ts'
import type { ReadMatch } from './theirStages.ts'

/** Our length of a series, if the number of its games is said; null otherwise. */
export function lengthOf(match: Pick<ReadMatch, 'theirs'>): BestOf | null {
  const said = saidLength(match)
  return said === null ? null : keptLength(said)
}

export function saidLength({ theirs: { child_count, best_of } }: Pick<ReadMatch, 'theirs'>): number | null {
  return child_count > 0 ? child_count : (best_of ?? null)
}

/** Returns how a match ended; null if it is not over. Problems: those of `keptResult`, and a missing winner. */
export function resultOf(match: ReadMatch, game: Game, path: string): KeptResult | null {
  const { opponent1, opponent2, status } = match.theirs
  if (opponent1?.id == null || opponent2?.id == null) return null
  const forfeits = [opponent1.forfeit === true, opponent2.forfeit === true] as const
  const isOver = status === theirStatus.completed || status === theirStatus.archived
  if (!isOver && !forfeits.some(Boolean)) return null
  const isDraw = opponent1.result === 'draw' || opponent2.result === 'draw'
  const isFirst = opponent1.result === 'win' || opponent2.result === 'loss'
  const isSecond = opponent2.result === 'win' || opponent1.result === 'loss'
  if (!isDraw && isFirst === isSecond && !forfeits.some(Boolean))
    return { ok: false, problem: 'score-invalid' }
  const winner = isDraw || isFirst === isSecond ? (isDraw ? 'draw' : null) : isFirst ? 0 : 1
  return keptResult(
    { score: scoreOf(match), forfeits, winner, bestOf: saidLength(match), games: gamesOf(match), game },
    path,
  )
}

/** The games that are over. */
export function gamesOf({ theirs, games }: ReadMatch): readonly SaidGame[] {
  return games
    .toSorted((one, other) => one.number - other.number)
    .flatMap(({ opponent1, opponent2, map }, index) => {
      const isDraw = opponent1?.result === 'draw' || opponent2?.result === 'draw'
      const isFirst = opponent1?.result === 'win' || opponent2?.result === 'loss'
      const isSecond = opponent2?.result === 'win' || opponent1?.result === 'loss'
      if (!isDraw && isFirst === isSecond) return []
      const score = [opponent1?.score ?? 0, opponent2?.score ?? 0] as const
      const name = typeof map === 'string' ? map : ''
      const said = saidGame(isDraw ? 'draw' : isFirst ? 0 : 1, score, name)
      return [theirs.advantage && index === 0 ? { ...said, source: 'advantage' } : said]
    })
}

/** The games that each side has won: by the score, otherwise by the results of the games; null if neither is there. */
export function scoreOf({ theirs: { opponent1, opponent2 }, games }: ReadMatch): Match['score'] | null {
  if (opponent1?.score !== undefined || opponent2?.score !== undefined)
    return [opponent1?.score ?? 0, opponent2?.score ?? 0]
  if (games.length === 0) return null
  return [
    games.filter(game => game.opponent1?.result === 'win').length,
    games.filter(game => game.opponent2?.result === 'win').length,
  ]
}
