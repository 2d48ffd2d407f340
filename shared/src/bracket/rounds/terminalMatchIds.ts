import { matchId } from '../creation/plannedMatch.ts'
import type { BracketShape } from '../model/bracket.ts'

/** The ids of the matches that lead to no other: the last final, then the match for third place if there is one. */
export function terminalMatchIds({ format, rounds }: BracketShape): readonly string[] {
  const section = format === 'single' ? 'main' : 'final'
  const last = matchId(section, rounds[section], 0)
  return rounds['third-place'] > 0 ? [last, matchId('third-place', 1, 0)] : [last]
}
