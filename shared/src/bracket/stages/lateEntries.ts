import { isElimination, kindOf } from '../kinds/kindOf.ts'
import type { Bracket, BracketShape } from '../model/bracket.ts'
import {
  type EliminationStage,
  entrantsOf,
  isLate,
  type LateEntry,
  type Stage,
  type SwissStage,
} from '../model/stage.ts'

/** The teams that have entered a stage late. */
export function lateEntries(
  { shape }: Pick<Bracket, 'shape'>,
  { groups }: Pick<Stage, 'groups'>,
): ReadonlyMap<string, LateEntry> {
  return new Map(
    entrantsOf({ groups })
      .filter(isLate)
      .map(({ seed, late }) => [shape.teamIds[seed - 1] ?? '', late]),
  )
}

/**
 * The stages of a bracket that teams can enter late: the first one if it is a Swiss stage other than Valve's, and the
 * elimination that ends it.
 */
export function lateEntryStages({
  stages,
}: Pick<BracketShape, 'stages'>): readonly (SwissStage | EliminationStage)[] {
  return stages.filter(canEnterLate).filter(stage => isElimination(stage) || stage === stages[0])
}

function canEnterLate(stage: Stage): stage is SwissStage | EliminationStage {
  return kindOf(stage).takesLateEntries(stage)
}

/** How a team has entered late; undefined if it came on time. */
export function lateEntryOf(shape: BracketShape, teamId: string): LateEntry | undefined {
  return lateEntries({ shape }, { groups: shape.stages.flatMap(({ groups }) => groups) }).get(teamId)
}
