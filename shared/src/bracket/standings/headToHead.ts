import type { Bracket } from '../model/bracket.ts'
import { pathOf, type TeamResult } from './pathOf.ts'

/** Returns the finished matches of two teams with each other, from the view of the first one; see `pathOf`. */
export function headToHead(
  bracket: Bracket,
  [teamId, opponentId]: readonly [string, string],
  until?: string,
): readonly TeamResult[] {
  return pathOf(bracket, teamId, until).filter(result => result.opponentId === opponentId)
}
