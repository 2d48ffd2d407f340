import { entrantsOf, type Stage } from '../model/stage.ts'

type StageEntrants = Pick<Stage, 'key' | 'groups'>

/**
 * The places of a group, or over all groups (null), after which something changes: each place that leads to a slot of a
 * later stage differs from the next one, and so does a place of which the best over all groups advance. In the last
 * stage it is the first place.
 */
export function advancingLines(
  shape: { readonly stages: readonly StageEntrants[] },
  stage: StageEntrants,
  group: number | null,
): readonly number[] {
  if (stage === shape.stages.at(-1)) return group === null ? [] : [1]
  const places = shape.stages.flatMap(entrantsOf).flatMap(entrant => {
    if (entrant.from !== 'place' || entrant.stage !== stage.key) return []
    if (entrant.group === group) return [entrant.place]
    return entrant.group === null ? [Math.ceil(entrant.place / stage.groups.length)] : []
  })
  return [...new Set(places.flatMap(place => [place - 1, place]))]
    .filter(line => line > 0)
    .sort((one, other) => one - other)
}
