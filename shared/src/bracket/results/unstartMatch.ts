import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import { unplayed } from '../model/advantage.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'

/**
 * Reverts the start of a match: it is ready again, without a game. Both teams are still in it, so nothing else changes. Refused
 * with `match-not-running` (and the status).
 */
export function unstartMatch(
  bracket: Bracket,
  matchId: string,
): Outcome<BracketChange, 'not-found' | 'match-not-running'> {
  const match = bracket.matches.get(matchId)
  if (match === undefined) return refuse('not-found')
  if (match.status !== 'running') return refuse('match-not-running', { status: match.status })

  const edit = new BracketEdit(bracket)
  edit.change(match, { status: 'ready', ...unplayed(match) })
  return accept(edit.result())
}
