import { matchId } from '../creation/plannedMatch.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'

export function isSecondFinal({ section, round }: Pick<Match, 'section' | 'round'>): boolean {
  return section === 'final' && round === 2
}

/** Whether a second final takes place because the team from the lower side has won the first one. */
export function isSecondFinalDue({ matches }: Pick<Bracket, 'matches'>): boolean {
  return matches.get(matchId('final', 1, 0))?.winner === 1
}
