import type { Bracket } from '../model/bracket.ts'
import { isOver } from '../model/match.ts'
import type { Stage } from '../model/stage.ts'
import { lastStage } from '../rounds/stageOf.ts'

/** The first stage with a match that is not over; the last one if there is none. */
export function currentStage({ shape, matches }: Bracket): Stage {
  const open = new Set([...matches.values()].filter(match => !isOver(match)).map(({ stage }) => stage))
  return shape.stages.find(({ key }) => open.has(key)) ?? lastStage(shape)
}
