import { idPrefix, matchId } from '../creation/plannedMatch.ts'
import type { BracketShape } from '../model/bracket.ts'
import { isTableStage } from '../model/stage.ts'
import { lastStage } from './stageOf.ts'

/**
 * The ids of the matches that end an elimination: the last final, then the match for third place if there is one. Empty
 * if the table of the last stage decides.
 */
export function terminalMatchIds(shape: BracketShape): readonly string[] {
  const stage = lastStage(shape)
  if (isTableStage(stage)) return []
  const { key, kind, rounds } = stage
  const prefix = idPrefix(key, 0, 1)
  const section = kind === 'single' ? 'main' : 'final'
  const last = matchId(section, rounds[section], 0, prefix)
  return rounds['third-place'] > 0 ? [last, matchId('third-place', 1, 0, prefix)] : [last]
}
