import { type BracketEdit, departures } from './bracketEdit.ts'
import { isOver, type Match, type SlotAddress } from './match.ts'

/**
 * Takes both teams of a match that is over out of the matches to which it sent them, and undoes what was decided
 * there, on and on. A seat in which somebody else stands by now was filled by hand, and stays as it is.
 */
export function takeBack(edit: BracketEdit, over: Match): void {
  for (const { to, who } of departures(over)) vacate(edit, to, who.teamId)
}

/** Who has this match before them again leaves the one to which they were moved by hand. */
export function leaveOthers(edit: BracketEdit, again: Match): void {
  for (const { teamId } of again.slots) {
    if (teamId === null) continue
    for (const seat of edit.seatsToPlay(teamId)) {
      if (seat.matchId !== again.id) vacate(edit, seat, teamId)
    }
  }
}

/** `teamId` is null where a seat was closed because nobody came. */
function vacate(edit: BracketEdit, { matchId, side }: SlotAddress, teamId: string | null): void {
  const match = edit.match(matchId)
  const seat = match.slots[side]
  if (seat.teamId !== teamId || (teamId === null && !seat.closed)) return
  if (isOver(match)) takeBack(edit, match)
  edit.change(edit.match(matchId), { score: [0, 0], winner: null, forfeits: [false, false] })
  edit.clearSeat(edit.match(matchId), side)
  leaveOthers(edit, edit.match(matchId))
}
