import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { isSameScore, isScore, winsNeeded } from '../model/series.ts'

/**
 * Sets the games won so far. A score that decides the series does not end it: `finishSeries` does.
 * Refused with `match-not-running`, and `score-invalid` (with the wins needed).
 */
export function setScore(
  bracket: Bracket,
  matchId: string,
  score: Match['score'],
): Outcome<BracketChange, 'not-found' | 'match-not-running' | 'score-invalid'> {
  const match = bracket.matches.get(matchId)
  if (match === undefined) return refuse('not-found')
  if (match.status !== 'running') return refuse('match-not-running', { status: match.status })
  if (!isScore(match.bestOf, score)) return refuse('score-invalid', { winsNeeded: winsNeeded(match.bestOf) })

  const edit = new BracketEdit(bracket)
  if (!isSameScore(match.score, score)) edit.change(match, { score })
  return accept(edit.result())
}
