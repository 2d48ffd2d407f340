import type { PlaceSource } from '@upper-bracket/shared/bracket/model/match'
import { groupLetter } from '@upper-bracket/shared/bracket/rounds/groupLetter'
import type { TFunction } from 'i18next'

/** Returns the place from which a team comes, such as 'A1', or its number over all groups. */
export function placeText(t: TFunction<'bracket'>, { group, place }: PlaceSource): string {
  return group === null
    ? t('placeOverall', { place })
    : t('placeInGroup', { group: groupLetter(group), place })
}
