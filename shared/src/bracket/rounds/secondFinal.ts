import type { Bracket, BracketShape } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { idPrefix, matchId } from '../model/matchId.ts'
import { lastStage } from './stageOf.ts'

export function isSecondFinal({ section, round }: Pick<Match, 'section' | 'round'>): boolean {
  return section === 'final' && round === 2
}

/** Whether a second final takes place because the team from the lower side has won the first one. */
export function isSecondFinalDue({ shape, matches }: Bracket): boolean {
  return matches.get(firstFinalId(shape))?.winner === 1
}

/** The id of the only final of a double elimination, or of the first one of two. */
export function firstFinalId(shape: BracketShape): string {
  return matchId('final', 1, 0, idPrefix(lastStage(shape).key, 0, 1))
}
