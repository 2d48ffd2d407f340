import { groupLetter } from '../bracket/rounds/groupLetter.ts'
import type { Standing } from '../bracket/standings/standing.ts'
import { rangeText } from '../text/rangeText.ts'

/** A place, or those that teams share or can take, with the letter of its group if there are several: 1, 5–8, A2. */
export function standingPlace({ best, worst, group }: Pick<Standing, 'best' | 'worst' | 'group'>): string {
  return `${group === undefined ? '' : groupLetter(group)}${rangeText(best, worst)}`
}
