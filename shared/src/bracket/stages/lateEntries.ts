import { kindOf } from '../kinds/kindOf.ts'
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
 * The stage of a bracket that teams can enter late: the first one. Null if its teams play in groups, or in Valve's Swiss.
 */
export function lateEntryStage({
  stages: [first],
}: Pick<BracketShape, 'stages'>): SwissStage | EliminationStage | null {
  return first !== undefined && canEnterLate(first) ? first : null
}

function canEnterLate(stage: Stage): stage is SwissStage | EliminationStage {
  return kindOf(stage).takesLateEntries(stage)
}
