import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'

/**
 * Takes back that a match was started: it is ready again, and the games counted so far are gone. Whoever plays is
 * there and can play, so nothing else changes. Refuses `match-not-running` with the status that it has.
 */
export function unstartMatch(
  bracket: Bracket,
  matchId: string,
): Outcome<BracketChange, 'not-found' | 'match-not-running'> {
  const match = bracket.matches.get(matchId)
  if (match === undefined) return refuse('not-found')
  if (match.status !== 'running') return refuse('match-not-running', { status: match.status })

  const edit = new BracketEdit(bracket)
  edit.change(match, { status: 'ready', score: [0, 0] })
  return accept(edit.result())
}
