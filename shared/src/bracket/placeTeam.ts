import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Bracket, BracketChange } from './bracket.ts'
import { BracketEdit } from './bracketEdit.ts'
import { isOver, type Match, type SlotAddress } from './match.ts'

type PlacingRefusal = 'not-found' | 'match-over' | 'match-full' | 'seat-taken' | 'match-busy' | 'same-round'

/**
 * Puts a team of the bracket into an empty seat by hand, also into one whose team will never come. It leaves the
 * match that it would have to play otherwise. A disqualified team is let back into the seat that was closed with its
 * name on it. Refuses `match-full` where the match has both teams, `seat-taken`, `match-busy` where it or the team's
 * own match is running, `same-round` where the team stands in a match of this round, over or not, and `match-over`.
 * Needs the whole bracket.
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
  const edit = new BracketEdit(bracket)
  if (match.slots[side].teamId === teamId && match.slots[side].closed) {
    edit.changeSeat(match, side, { closed: false })
    return accept(edit.result())
  }
  if (match.slots.every(slot => slot.teamId !== null)) return refuse('match-full', { matchId })
  if (match.slots[side].teamId !== null) return refuse('seat-taken', { matchId })
  const neighbour = inSameRound(bracket, match, teamId)
  if (neighbour !== undefined) return refuse('same-round', { matchId: neighbour.id })

  for (const seat of edit.seatsToPlay(teamId)) {
    const other = edit.match(seat.matchId)
    if (other.status === 'running') return refuse('match-busy', { matchId: other.id })
    edit.clearSeat(other, seat.side)
  }
  edit.settle(edit.changeSeat(edit.match(matchId), side, { teamId, closed: false }))
  return accept(edit.result())
}

function inSameRound({ matches }: Bracket, { stage, round }: Match, teamId: string): Match | undefined {
  return [...matches.values()].find(
    match =>
      match.stage === stage && match.round === round && match.slots.some(slot => slot.teamId === teamId),
  )
}
