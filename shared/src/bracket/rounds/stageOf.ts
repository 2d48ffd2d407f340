import type { BracketShape } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import type { Stage } from '../model/stage.ts'

/** The stage of a match. */
export function stageOf({ stages }: BracketShape, { stage: key }: Pick<Match, 'stage'>): Stage {
  const found = stages.find(stage => stage.key === key)
  if (found === undefined) throw new Error(`The bracket has no stage '${key}'`)
  return found
}

/** The stage that decides who wins the bracket. */
export function lastStage({ stages }: BracketShape): Stage {
  const last = stages.at(-1)
  if (last === undefined) throw new Error('The bracket has no stage')
  return last
}
