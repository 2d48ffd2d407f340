import { type Outcome, refuse } from '../../errors/outcome.ts'
import { SeatingEdit } from '../edits/seatingEdit.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'

/**
 * Lets a team lose whatever it has still to play: its seat is closed with its name on it, here and wherever it
 * goes as a loser, and each opponent wins as soon as they are there. Nothing changes for who is disqualified
 * already. Refuses `nothing-to-play`, and `match-full` as `forfeitMatch` does. Needs the whole bracket.
 */
export function disqualifyTeam(
  bracket: Bracket,
  teamId: string,
): Outcome<BracketChange, 'not-found' | 'nothing-to-play' | 'match-full'> {
  if (!bracket.shape.teamIds.includes(teamId)) return refuse('not-found', { document: 'team' })
  const edit = new SeatingEdit(bracket)
  // Also of who was disqualified before, and plays again since that result was taken back.
  const seat = edit.seatsToPlay(teamId).find(({ matchId, side }) => !edit.match(matchId).slots[side].closed)
  if (seat === undefined) {
    return isDisqualified(bracket, teamId) ? edit.result() : refuse('nothing-to-play')
  }

  edit.settle(edit.changeSeat(edit.match(seat.matchId), seat.side, { closed: true }))
  return edit.result()
}

function isDisqualified({ matches }: Bracket, teamId: string): boolean {
  return [...matches.values()].some(({ slots }) => slots.some(slot => slot.closed && slot.teamId === teamId))
}
