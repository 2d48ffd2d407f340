import type { BestOf } from '../../format/series.ts'
import type { Match, Side } from './match.ts'

export function isSameScore(one: Match['score'], other: Match['score']): boolean {
  return one[0] === other[0] && one[1] === other[1]
}

/** The number of wins that ends a series. */
export function winsNeeded(bestOf: BestOf): number {
  return Math.floor(bestOf / 2) + 1
}

/** A score is whole and not negative, nor -0; no side has more wins than it needs, and all games fit into the series. */
export function isScore(bestOf: BestOf, score: Match['score']): boolean {
  const needed = winsNeeded(bestOf)
  return (
    score.every(wins => Number.isInteger(wins) && wins >= 0 && !Object.is(wins, -0) && wins <= needed) &&
    score[0] + score[1] <= bestOf
  )
}

/** The score with one game more or less for a side; null if the series has no such score. */
export function scoreAfter(
  bestOf: BestOf,
  [one, other]: Match['score'],
  side: Side,
  by: 1 | -1,
): Match['score'] | null {
  const score = side === 0 ? ([one + by, other] as const) : ([one, other + by] as const)
  return isScore(bestOf, score) ? score : null
}

/** How a series has ended: with a winner or, after an even number of games, in a draw. */
export type SeriesOutcome = Side | 'draw'

/** The outcome of a series; null while it is undecided, and for an invalid score. */
export function seriesOutcome(bestOf: BestOf, score: Match['score']): SeriesOutcome | null {
  if (!isScore(bestOf, score)) return null
  const needed = winsNeeded(bestOf)
  if (score[0] === needed) return 0
  if (score[1] === needed) return 1
  return score[0] + score[1] === bestOf ? 'draw' : null
}

/** The side that has won; null for a draw. */
export function winnerOf(outcome: SeriesOutcome): Side | null {
  return outcome === 'draw' ? null : outcome
}

/** Whether a match ended in a draw, and not because both sides forfeited. */
export function isDraw({ status, winner, forfeits }: Pick<Match, 'status' | 'winner' | 'forfeits'>): boolean {
  return status === 'finished' && winner === null && !forfeits.some(Boolean)
}
