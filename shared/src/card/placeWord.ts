import { titleOf } from '../bracket/kinds/kindOf.ts'
import type { StageTitle } from '../bracket/kinds/stageKind.ts'
import type { BracketShape } from '../bracket/model/bracket.ts'
import type { PlaceSource } from '../bracket/model/match.ts'
import { groupLetter } from '../bracket/rounds/groupLetter.ts'

/** The place of a stage from which a team comes: 'A1', 'Swiss: No. 7', or what the best of a place have. */
export interface PlaceWord {
  readonly key: 'placeOverall' | 'placeBest' | 'placeInGroup'
  readonly place: number
  /** Empty unless the place is one of a group. */
  readonly group: string
  /** Null if the place alone says which stage it is of. */
  readonly stage: {
    readonly title: StageTitle
    /** Counts the stages of this title, from 1; null for the only one. */
    readonly ordinal: number | null
  } | null
}

export function placeWord(
  { stages }: Pick<BracketShape, 'stages'>,
  { stage: key, group, place }: PlaceSource,
): PlaceWord {
  const stage = stages.find(each => each.key === key)
  if (stage === undefined) return { key: 'placeOverall', place, group: '', stage: null }
  const title = titleOf(stage)
  const same = stages.filter(each => titleOf(each) === title)
  const count = stage.groups.length
  const isAlone = same.length === 1
  return {
    key: count === 1 ? 'placeOverall' : group === null ? 'placeBest' : 'placeInGroup',
    place: count > 1 && group === null ? Math.ceil(place / count) : place,
    group: count > 1 && group !== null ? groupLetter(group) : '',
    stage: count > 1 && isAlone ? null : { title, ordinal: isAlone ? null : same.indexOf(stage) + 1 },
  }
}
