import { idPrefix, matchId } from '../creation/plannedMatch.ts'
import type { BracketShape } from '../model/bracket.ts'
import { lastStage } from './stageOf.ts'

/** The ids of the matches that lead to no other: the last final, then the match for third place if there is one. */
export function terminalMatchIds(shape: BracketShape): readonly string[] {
  const { key, kind, rounds } = lastStage(shape)
  const prefix = idPrefix(key, 0, 1)
  const section = kind === 'single' ? 'main' : 'final'
  const last = matchId(section, rounds[section], 0, prefix)
  return rounds['third-place'] > 0 ? [last, matchId('third-place', 1, 0, prefix)] : [last]
}
