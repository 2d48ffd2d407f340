import type { Bracket } from './bracket.ts'
import { inDrawingOrder } from './inDrawingOrder.ts'
import type { Match } from './match.ts'

/** The matches in which a team stands or has stood, in the order of play, byes among them. */
export function teamPath({ matches }: Bracket, teamId: string): readonly Match[] {
  return [...matches.values()]
    .filter(match => match.slots.some(slot => slot.teamId === teamId))
    .sort(inDrawingOrder)
}
