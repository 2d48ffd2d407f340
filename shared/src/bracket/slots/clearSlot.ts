import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isOver, type SlotAddress } from '../model/match.ts'
import { isDrawnByTable } from '../stages/isDrawnByTable.ts'

/**
 * Takes the team out of a slot of a match that has not started; an empty slot stays as it is. Unless the match that
 * feeds the slot is still undecided, a team has to be placed there by hand. Refused with `match-busy` or `match-over`,
 * and with `drawn-by-table` in a table, whose matches no other team can play, except in a tie-break match.
 */
export function clearSlot(
  bracket: Bracket,
  { matchId, side }: SlotAddress,
): Outcome<BracketChange, 'not-found' | 'match-busy' | 'match-over' | 'drawn-by-table'> {
  const match = bracket.matches.get(matchId)
  if (match === undefined) return refuse('not-found')
  if (isDrawnByTable(bracket.shape, match)) return refuse('drawn-by-table', { matchId })
  if (isOver(match)) return refuse('match-over', { status: match.status })
  if (match.status === 'running') return refuse('match-busy', { matchId })

  const edit = new BracketEdit(bracket)
  if (match.slots[side].teamId !== null) edit.emptySlot(match, side)
  return accept(edit.result())
}
