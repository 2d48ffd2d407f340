import { kindOf } from '../kinds/kindOf.ts'
import type { BracketShape } from '../model/bracket.ts'
import { idPrefix, matchId } from '../model/matchId.ts'
import { lastStage } from './stageOf.ts'

/**
 * The ids of the matches that end an elimination: the last final, then the match for third place if there is one. Empty
 * if the table of the last stage decides.
 */
export function terminalMatchIds(shape: BracketShape): readonly string[] {
  const stage = lastStage(shape)
  const prefix = idPrefix(stage.key, 0, 1)
  return kindOf(stage)
    .finals(stage)
    .map(({ section, round }) => matchId(section, round, 0, prefix))
}
