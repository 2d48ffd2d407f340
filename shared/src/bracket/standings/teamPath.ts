import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { inDrawingOrder } from '../rounds/inDrawingOrder.ts'

/** The matches that a team is or was in, in the order of play, byes included. */
export function teamPath({ matches }: Bracket, teamId: string): readonly Match[] {
  return [...matches.values()]
    .filter(match => match.slots.some(slot => slot.teamId === teamId))
    .sort(inDrawingOrder)
}
