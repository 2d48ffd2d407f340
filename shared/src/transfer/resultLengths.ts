import { seriesOutcome } from '../bracket/model/series.ts'
import type { ForeignResult } from './foreignMatch.ts'
import { type BestOf, type EliminationLength, eliminationLengths, seriesLengths } from '../format/series.ts'

/** Returns the shortest series that can have ended so; null for a result that was not played. */
export function lengthOfResult(result: ForeignResult | null): BestOf | null {
  if (result === null || result.forfeits.some(Boolean)) return null
  return seriesLengths.find(length => seriesOutcome(length, result.score, result.games) !== null) ?? null
}

/** Returns the length of most series, the shortest of several; null if no length is known. */
export function commonLength(lengths: readonly (BestOf | null)[]): BestOf | null {
  const known = lengths.filter(length => length !== null)
  return modeOf(known.toSorted((one, other) => one - other))
}

/** Returns the value that occurs most often, the first of several; null if there is none. */
export function modeOf<Value>(values: readonly Value[]): Value | null {
  const counts = Map.groupBy(values, value => value)
  const [first] = [...counts].sort(([, one], [, other]) => other.length - one.length)
  return first?.[0] ?? null
}

/** Returns the length of a series of an elimination, which cannot be drawn. */
export function eliminationLength(length: BestOf): EliminationLength {
  return eliminationLengths.find(each => each >= length) ?? 1
}
