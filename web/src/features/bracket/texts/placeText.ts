import type { PlaceSource } from '@upper-bracket/shared/bracket/model/stage'
import type { TFunction } from 'i18next'

/** Returns the place from which a team comes, such as 'A1', or its number over all groups. */
export function placeText(t: TFunction<'bracket'>, { group, place }: PlaceSource): string {
  return group === null
    ? t('placeOverall', { place })
    : t('placeInGroup', { group: groupLetter(group), place })
}

/** The letter of a group: A, B, C … */
export function groupLetter(group: number): string {
  return String.fromCodePoint(65 + group)
}
