import { kindOf } from '../kinds/kindOf.ts'
import type { RoundName } from '../kinds/roundName.ts'
import type { BracketShape } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { stageOf } from './stageOf.ts'

/** Names the round of a match, as its kind of stage does. */
export function roundNameOf(
  shape: BracketShape,
  match: Pick<Match, 'stage' | 'group' | 'section' | 'round' | 'winnerTo'>,
): RoundName {
  const stage = stageOf(shape, match)
  const group = stage.groups.length > 1 ? match.group : null
  if (match.section === 'tie-break') return { key: match.section, group }
  return kindOf(stage).roundName(match, stage, { group, isAlone: shape.stages.length === 1 })
}
