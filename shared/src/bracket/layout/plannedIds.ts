import type { Bracket, BracketShape } from '../model/bracket.ts'
import { planStage } from './planStage.ts'

/** The ids of the matches of a bracket, without those that its format has no use for any more (see `relaid`). */
export function plannedIds({ stages }: Pick<BracketShape, 'stages'>): ReadonlySet<string> {
  return new Set(stages.flatMap(stage => planStage(stage).matches.map(({ id }) => id)))
}

/** A bracket with these matches alone, as others know it. */
export function withPlannedMatches(bracket: Bracket): Bracket {
  const ids = plannedIds(bracket.shape)
  return { ...bracket, matches: new Map([...bracket.matches].filter(([id]) => ids.has(id))) }
}
