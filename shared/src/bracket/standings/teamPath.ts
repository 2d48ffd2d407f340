import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { inDrawingOrder } from '../rounds/inDrawingOrder.ts'

/** The matches in which a team stands or has stood, in the order of play, byes among them. */
export function teamPath({ matches }: Bracket, teamId: string): readonly Match[] {
  return [...matches.values()]
    .filter(match => match.slots.some(slot => slot.teamId === teamId))
    .sort(inDrawingOrder)
}
