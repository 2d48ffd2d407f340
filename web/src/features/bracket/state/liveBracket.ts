import type { Bracket, BracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match, Matches } from '@upper-bracket/shared/bracket/model/match'

const indexes = new WeakMap<readonly Match[], Matches>()
const brackets = new WeakMap<readonly Match[], Bracket>()

/** Returns the streamed rows by id; computed once per list. */
export function matchesById(rows: readonly Match[]): Matches {
  const known = indexes.get(rows)
  if (known !== undefined) return known
  const index = new Map(rows.map(match => [match.id, match]))
  indexes.set(rows, index)
  return index
}

/** Returns the bracket of the streamed documents; the same value for the same documents. */
export function liveBracket(shape: BracketShape, rows: readonly Match[]): Bracket {
  const known = brackets.get(rows)
  if (known?.shape === shape) return known
  const bracket = { shape, matches: matchesById(rows) }
  brackets.set(rows, bracket)
  return bracket
}
