import { titleOf } from '@upper-bracket/shared/bracket/kinds/kindOf'
import type { BracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { PlaceSource } from '@upper-bracket/shared/bracket/model/match'
import { groupLetter } from '@upper-bracket/shared/bracket/rounds/groupLetter'
import type { TFunction } from 'i18next'

/**
 * Returns the place from which a team comes: 'A1', 'Swiss: No. 7' in a stage without groups, or what the best of a place
 * have. The stage is numbered if the bracket has several of its kind.
 */
export function placeText(
  t: TFunction<'bracket'>,
  { stages }: Pick<BracketShape, 'stages'>,
  { stage: key, group, place }: PlaceSource,
): string {
  const stage = stages.find(each => each.key === key)
  if (stage === undefined) return t('placeOverall', { place })
  const same = stages.filter(each => titleOf(each) === titleOf(stage))
  const count = stage.groups.length
  const text =
    count === 1
      ? t('placeOverall', { place })
      : group === null
        ? t('placeBest', { place: Math.ceil(place / count) })
        : t('placeInGroup', { group: groupLetter(group), place })
  if (count > 1 && same.length === 1) return text
  const name = [t(`placeStage_${titleOf(stage)}`), same.length > 1 ? same.indexOf(stage) + 1 : []]
    .flat()
    .join(' ')
  return t('placeOf', { stage: name, place: text })
}
