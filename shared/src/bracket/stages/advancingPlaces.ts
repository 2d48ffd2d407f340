import { kindOf } from '../kinds/kindOf.ts'
import type { BracketShape } from '../model/bracket.ts'
import type { PlaceSource } from '../model/match.ts'
import type { EntrantSource, Stage } from '../model/stage.ts'

/** Whether each team with a place reaches the next stage, each its lower side, or only the best ones of all groups. */
export type Advancement = 'certain' | 'lower' | 'possible'

/**
 * The places of each group, from 1, with which a team reaches the next stage; none in the last stage. A source without
 * a group counts over all groups: with four groups, the fifth to the eighth place are the second places of the groups.
 */
export function advancingPlaces(
  { stages }: BracketShape,
  stage: Pick<Stage, 'key' | 'groups'>,
): readonly ReadonlyMap<number, Advancement>[] {
  const sources = stages.flatMap(({ groups }) =>
    groups.flatMap(({ entrants }) =>
      entrants.filter(
        (entrant): entrant is PlaceSource => entrant.from === 'place' && entrant.stage === stage.key,
      ),
    ),
  )
  const overAll = new Set(sources.filter(({ group }) => group === null).map(({ place }) => place))
  const upper = new Set<EntrantSource>(stages.flatMap(each => kindOf(each).upperEntrants(each)))
  return stage.groups.map(({ entrants }, group) => {
    const own = new Map(
      sources
        .filter(source => source.group === group)
        .map(source => [source.place, upper.has(source) ? 'certain' : 'lower'] as const),
    )
    const places = entrants.flatMap((_, index): readonly (readonly [number, Advancement])[] => {
      const direct = own.get(index + 1)
      if (direct !== undefined) return [[index + 1, direct]]
      const equal = equalPlaces(stage, index + 1)
      const taken = equal.filter(place => overAll.has(place))
      return taken.length === 0 ? [] : [[index + 1, taken.length === equal.length ? 'certain' : 'possible']]
    })
    return new Map(places)
  })
}

/** The places over all groups that the teams with a place in their group can take. */
function equalPlaces({ groups }: Pick<Stage, 'groups'>, place: number): readonly number[] {
  const count = groups.filter(({ entrants }) => entrants.length >= place).length
  return Array.from({ length: count }, (_, index) => (place - 1) * groups.length + index + 1)
}
