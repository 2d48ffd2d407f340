import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isOver, type SlotAddress } from '../model/match.ts'

/**
 * Takes the team out of a seat of a match that has not begun; an empty seat stays as it is. From then on somebody
 * is to be placed there by hand, unless the match that feeds the seat is still to be decided. Refuses `match-busy`
 * and `match-over`.
 */
export function clearSlot(
  bracket: Bracket,
  { matchId, side }: SlotAddress,
): Outcome<BracketChange, 'not-found' | 'match-busy' | 'match-over'> {
  const match = bracket.matches.get(matchId)
  if (match === undefined) return refuse('not-found')
  if (isOver(match)) return refuse('match-over', { status: match.status })
  if (match.status === 'running') return refuse('match-busy', { matchId })

  const edit = new BracketEdit(bracket)
  if (match.slots[side].teamId !== null) edit.clearSeat(match, side)
  return accept(edit.result())
}
