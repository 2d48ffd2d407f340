import type { Bracket, BracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match, Matches } from '@upper-bracket/shared/bracket/model/match'
import { playableMatches } from '@upper-bracket/shared/bracket/stages/playableMatches'

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

const playable = new WeakMap<Matches, ReadonlySet<string>>()

/** Whether the teams of a match can be called to it now; computed once per state of the matches. */
export function isPlayable({ stages }: BracketShape, matches: Matches, matchId: string): boolean {
  const known = playable.get(matches)
  if (known !== undefined) return known.has(matchId)
  const ids = new Set(playableMatches(stages, matches.values()).map(({ id }) => id))
  playable.set(matches, ids)
  return ids.has(matchId)
}

/** Returns the bracket of the streamed documents; the same value for the same documents. */
export function liveBracket(shape: BracketShape, rows: readonly Match[]): Bracket {
  const known = brackets.get(rows)
  if (known?.shape === shape) return known
  const bracket = { shape, matches: matchesById(rows) }
  brackets.set(rows, bracket)
  return bracket
}
