import { isSameValue } from '../../text/isSameValue.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Stage } from '../model/stage.ts'

/** The bracket with another version of one of its stages; it is the same if the stage is. */
export function withStage(bracket: Bracket, stage: Stage): Bracket {
  const { shape, matches } = bracket
  if (shape.stages.some(each => isSameValue(each, stage))) return bracket
  const stages = shape.stages.map(each => (each.key === stage.key ? stage : each))
  return { shape: { ...shape, stages }, matches }
}
