import { kindOf } from '../kinds/kindOf.ts'
import type { BracketShape } from '../model/bracket.ts'
import type { PlaceSource } from '../model/match.ts'
import { entrantsOf, type Stage } from '../model/stage.ts'
import type { EntrySide } from './prospect.ts'

/** The number of the first places of a group with which a team advances, and with which it may advance. */
export interface AdvancingCounts {
  readonly certain: number
  /** At least `certain`; more if only the best teams of a place advance. */
  readonly possible: number
}

/** In the last stage, the first place counts as advancing. For the upper side, only the places that lead there do. */
export function advancingCounts(
  shape: BracketShape,
  stage: Stage,
  group: number,
  side?: EntrySide,
): AdvancingCounts {
  if (stage === shape.stages.at(-1)) return { certain: 1, possible: 1 }
  const sources = placesThatLead(shape, stage, side)
  const takes = (wanted: number | null, place: number) =>
    sources.some(source => source.group === wanted && source.place === place)
  const size = stage.groups[group]?.entrants.length ?? 0
  const places = Array.from({ length: size }, (_, index) => {
    const overAll = equalPlaces(stage, index + 1).map(place => takes(null, place))
    const isOwn = takes(group, index + 1)
    return { isCertain: isOwn || overAll.every(Boolean), isPossible: isOwn || overAll.some(Boolean) }
  })
  const firstUncertain = places.findIndex(({ isCertain }) => !isCertain)
  return {
    certain: firstUncertain < 0 ? size : firstUncertain,
    possible: places.findLastIndex(({ isPossible }) => isPossible) + 1,
  }
}

/** The places of a stage from which teams enter later stages, or only the upper side of one. */
export function placesThatLead(
  { stages }: BracketShape,
  { key }: Stage,
  side?: EntrySide,
): readonly PlaceSource[] {
  return stages
    .flatMap(stage => (side === 'upper' ? kindOf(stage).upperEntrants(stage) : entrantsOf(stage)))
    .flatMap(entrant => (entrant.from === 'place' && entrant.stage === key ? [entrant] : []))
}

/** The sides that outcomes of a stage are about, the better one first; undefined if its teams do not enter both. */
export function entrySides({ stages }: BracketShape, stage: Stage): readonly (EntrySide | undefined)[] {
  const next = stages[stages.indexOf(stage) + 1]
  return next !== undefined && kindOf(next).upperEntrants(next).length < entrantsOf(next).length
    ? ['upper', 'lower']
    : [undefined]
}

/** The places over all groups that the teams with a place in their group can take. */
function equalPlaces({ groups }: Stage, place: number): readonly number[] {
  const count = groups.filter(({ entrants }) => entrants.length >= place).length
  return Array.from({ length: count }, (_, index) => (place - 1) * groups.length + index + 1)
}
