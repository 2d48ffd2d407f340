import type { BestOf } from '../../format/series.ts'
import type { Match, Side } from './match.ts'

export function isSameScore(one: Match['score'], other: Match['score']): boolean {
  return one[0] === other[0] && one[1] === other[1]
}

/** The number of wins that ends a series. */
export function winsNeeded(bestOf: BestOf): number {
  return (bestOf + 1) / 2
}

/** A score is whole and not negative, nor -0; no side has more wins than it needs, and only one side can have that many. */
export function isScore(bestOf: BestOf, score: Match['score']): boolean {
  const needed = winsNeeded(bestOf)
  return (
    score.every(wins => Number.isInteger(wins) && wins >= 0 && !Object.is(wins, -0) && wins <= needed) &&
    !score.every(wins => wins === needed)
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

/** The side that has won the series; null while neither has, and for an invalid score. */
export function seriesWinner(bestOf: BestOf, score: Match['score']): Side | null {
  if (!isScore(bestOf, score)) return null
  const needed = winsNeeded(bestOf)
  if (score[0] === needed) return 0
  return score[1] === needed ? 1 : null
}
