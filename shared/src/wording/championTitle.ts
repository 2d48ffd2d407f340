import type { TFunction } from 'i18next'
import { groupLetter } from '../bracket/rounds/groupLetter.ts'
import type { Champion } from '../competition/champions.ts'

/** What a champion is called: that of the competition, or of a group of its last stage. */
export function championTitle(t: TFunction<'competition'>, { group }: Pick<Champion, 'group'>): string {
  return group === undefined ? t('champion') : t('championOfGroup', { group: groupLetter(group) })
}

/** The names of champions in one line, each with its group if there are several groups; empty if there are none. */
export function championNames(champions: readonly Champion[]): string {
  return champions
    .map(({ name, group }) => (group === undefined ? name : `${groupLetter(group)}: ${name}`))
    .join(' · ')
}
