import { isOver, type Match, type SlotAddress } from '../model/match.ts'
import type { RoundOrder } from '../rounds/roundOrder.ts'
import { isSecondFinal } from '../rounds/secondFinal.ts'
import { departures } from './departures.ts'
import type { MatchEdits } from './matchEdits.ts'

/**
 * Undoes what came of a match that was over: both its teams leave whatever they have come to since, also by hand,
 * and what was decided there is undone too, on and on. A seat that it closed because it sent nobody is open again.
 * Somebody else who was placed by hand into a seat to which it leads stays there, save in a second final.
 */
export function takeBack(edit: MatchEdits, order: RoundOrder, over: Match): void {
  for (const { to } of departures(over)) {
    const next = edit.match(to.matchId)
    const { teamId, closed } = next.slots[to.side]
    if ((closed && teamId === null) || isSecondFinal(next)) vacate(edit, order, to)
  }
  for (const { teamId } of over.slots) {
    if (teamId === null) continue
    for (const seat of edit.seatsOf(teamId)) {
      // What is taken back on the way takes the team out of further seats.
      const { slots, ...match } = edit.match(seat.matchId)
      if (order(match) > order(over) && slots[seat.side].teamId === teamId) vacate(edit, order, seat)
    }
  }
}

function vacate(edit: MatchEdits, order: RoundOrder, { matchId, side }: SlotAddress): void {
  const was = edit.match(matchId)
  edit.change(was, { score: [0, 0], winner: null, forfeits: [false, false] })
  edit.clearSeat(edit.match(matchId), side)
  if (isOver(was)) takeBack(edit, order, was)
}
