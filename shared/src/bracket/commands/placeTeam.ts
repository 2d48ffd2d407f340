import { type Outcome, refuse } from '../../errors/outcome.ts'
import { SeatingEdit } from '../edits/seatingEdit.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isOver, type Match, type Side, type SlotAddress } from '../model/match.ts'
import { isSecondFinal, isSecondFinalDue } from '../rounds/secondFinal.ts'
import { roundRefusal } from './roundRefusal.ts'

type PlacingRefusal =
  | 'not-found'
  | 'match-over'
  | 'match-not-ready'
  | 'match-full'
  | 'seat-taken'
  | 'match-busy'
  | 'same-round'
  | 'round-passed'

/**
 * Puts a team of the bracket into an empty seat by hand, also into one whose team will never come. It leaves the
 * match that it would have to play otherwise. A disqualified team is let back into the seat that was closed with its
 * name on it. Refuses `match-full` where the match has both teams, or the team would go on from it to a seat that
 * somebody else has been given; `seat-taken`; `match-busy` where it or the team's own match is running; `same-round`
 * where the team stands in a match of this round, over or not, and `round-passed` where it has played a later one;
 * `match-not-ready` in a second final that is not due, and where the team would go on at once from a seat in which
 * somebody else is awaited; `match-over`. Needs the whole bracket.
 */
export function placeTeam(
  bracket: Bracket,
  { matchId, side }: SlotAddress,
  teamId: string,
): Outcome<BracketChange, PlacingRefusal> {
  const match = bracket.matches.get(matchId)
  if (match === undefined) return refuse('not-found')
  if (!bracket.shape.teamIds.includes(teamId)) return refuse('not-found', { document: 'team' })
  if (isOver(match)) return refuse('match-over', { status: match.status })
  if (match.status === 'running') return refuse('match-busy', { matchId })
  if (isSecondFinal(match) && !isSecondFinalDue(bracket)) {
    return refuse('match-not-ready', { status: match.status })
  }
  if (isAwaited(bracket, match, side) && match.slots[side === 0 ? 1 : 0].closed) {
    return refuse('match-not-ready', { status: match.status })
  }
  const edit = new SeatingEdit(bracket)
  if (match.slots[side].teamId === teamId && match.slots[side].closed) {
    edit.changeSeat(match, side, { closed: false })
    return edit.result()
  }
  if (match.slots.every(slot => slot.teamId !== null)) return refuse('match-full', { matchId })
  if (match.slots[side].teamId !== null) return refuse('seat-taken', { matchId })
  const refusal = roundRefusal(bracket, match, teamId)
  if (refusal !== null) return refusal

  for (const seat of edit.seatsToPlay(teamId)) {
    const other = edit.match(seat.matchId)
    if (other.status === 'running') return refuse('match-busy', { matchId: other.id })
    edit.clearSeat(other, seat.side)
  }
  edit.settle(edit.changeSeat(edit.match(matchId), side, { teamId, closed: false }))
  return edit.result()
}

/** Whether a match that is not over may send somebody to an empty seat. */
function isAwaited({ matches }: Bracket, { slots }: Match, side: Side): boolean {
  const { teamId, closed, source } = slots[side]
  if (teamId !== null || closed || (source.from !== 'winner' && source.from !== 'loser')) return false
  const from = matches.get(source.matchId)
  return from !== undefined && !isOver(from)
}
