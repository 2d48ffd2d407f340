import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'

/** Starts a match that has both its teams. Refused with `match-not-ready` (and the status) otherwise. */
export function startMatch(
  bracket: Bracket,
  matchId: string,
): Outcome<BracketChange, 'not-found' | 'match-not-ready'> {
  const match = bracket.matches.get(matchId)
  if (match === undefined) return refuse('not-found')
  if (match.status !== 'ready') return refuse('match-not-ready', { status: match.status })

  const edit = new BracketEdit(bracket)
  edit.change(match, { status: 'running' })
  return accept(edit.result())
}
