import type { BestOf } from '../../format/series.ts'
import type { Match, Side } from './match.ts'
import { isAdvantage, type PlayedGame } from './playedGame.ts'

type Games = readonly (Pick<PlayedGame, 'outcome'> & Partial<Pick<PlayedGame, 'source'>>)[]

export function isSameScore(one: Match['score'], other: Match['score']): boolean {
  return one[0] === other[0] && one[1] === other[1]
}

/** The number of wins that ends a series. */
export function winsNeeded(bestOf: BestOf): number {
  return Math.floor(bestOf / 2) + 1
}

/**
 * A score is whole and not negative, nor -0; no side has more wins than it needs, or fewer than are granted among
 * the games, and all games fit into the series.
 */
export function isScore(bestOf: BestOf, score: Match['score'], games: Games = []): boolean {
  const needed = winsNeeded(bestOf)
  const granted = scoreOfGames(games.filter(isAdvantage))
  return (
    score.every(wins => Number.isInteger(wins) && !Object.is(wins, -0) && wins <= needed) &&
    score.every((wins, side) => wins >= (granted[side] ?? 0)) &&
    score[0] + score[1] <= bestOf
  )
}

/** The score with one game more or less for a side; null if the match has no such score. */
export function scoreAfter(
  { bestOf, games }: Pick<Match, 'bestOf' | 'games'>,
  [one, other]: Match['score'],
  side: Side,
  by: 1 | -1,
): Match['score'] | null {
  const score = side === 0 ? ([one + by, other] as const) : ([one, other + by] as const)
  return isScore(bestOf, score, games) ? score : null
}

/** How a series has ended: with a winner or, after an even number of games or a drawn one, in a draw. */
export type SeriesOutcome = Side | 'draw'

/** The score of a series whose games are known. */
export function scoreOfGames(games: readonly Pick<PlayedGame, 'outcome'>[]): Match['score'] {
  const won = (side: Side) => games.filter(({ outcome }) => outcome === side).length
  return [won(0), won(1)]
}

/** The figures by which a result is said: the rounds of a best of one, if they are known, otherwise the games won. */
export function figures({ bestOf, score, games }: Pick<Match, 'bestOf' | 'score' | 'games'>): Match['score'] {
  return (bestOf === 1 && games?.[0]?.rounds) || score
}

/** The outcome of a series, whose games may be drawn; null while it is undecided, and for an invalid score. */
export function seriesOutcome(
  bestOf: BestOf,
  score: Match['score'],
  games: Games = [],
): SeriesOutcome | null {
  if (!isScore(bestOf, score, games)) return null
  const [one, other] = score
  const drawn = games.filter(({ outcome }) => outcome === 'draw').length
  if (Math.max(one, other) < winsNeeded(bestOf) && one + other + drawn < bestOf) return null
  return one === other ? 'draw' : one > other ? 0 : 1
}

/** The side that has won; null for a draw. */
export function winnerOf(outcome: SeriesOutcome): Side | null {
  return outcome === 'draw' ? null : outcome
}

/** Whether a match ended in a draw, and not because both sides forfeited. */
export function isDraw({ status, winner, forfeits }: Pick<Match, 'status' | 'winner' | 'forfeits'>): boolean {
  return status === 'finished' && winner === null && !forfeits.some(Boolean)
}
