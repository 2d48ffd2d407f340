import type { PlaceSource } from '../model/match.ts'
import { progression } from './progression.ts'

interface Advancing {
  /** The key of the stage that teams leave. */
  readonly stage: string
  readonly groups: number
  /** The number of teams of each group that advance. */
  readonly advance: number
  /** The number of teams that advance in addition as the best ones of the next place. */
  readonly bestOfNext: number
  /** The number of teams of each group that enter in the lower side. */
  readonly advanceLower: number
}

/** The entrants of the stage after one with groups, by seed, those in its lower side last: see `progression`. */
export function advancingEntrants(advancing: Advancing): readonly PlaceSource[] {
  const { stage, groups, advance, bestOfNext, advanceLower } = advancing
  return progression({ groups, places: advance, bestOfNext, lowerPlaces: advanceLower }).map(entry =>
    'group' in entry
      ? { from: 'place', stage, ...entry }
      : { from: 'place', stage, group: null, place: (entry.place - 1) * groups + entry.rank },
  )
}
