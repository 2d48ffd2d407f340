import type { Section } from '../model/match.ts'
import { type Entrant, type PlannedGroup, type PlannedMatch, plannedMatch, winnerOf } from './plannedMatch.ts'
import { isLate } from '../model/stage.ts'
import { seedOrder, slotsOf } from '../seeding/seedOrder.ts'

/**
 * The rounds from the first to the last in which a single loss eliminates: a whole single elimination, or the upper
 * side of a double one. The best seeds get the byes, some of which late entries have taken.
 */
export function planUpperSide(group: PlannedGroup, section: Section): readonly (readonly PlannedMatch[])[] {
  const onTime = group.entrants.filter(entrant => !isLate(entrant))
  const late = new Map(group.entrants.filter(isLate).map(({ late: { place }, ...seeded }) => [place, seeded]))
  let entrants: readonly Entrant[] = seedOrder(slotsOf(onTime.length)).map(
    seed => onTime[seed - 1] ?? late.get(seed) ?? { from: 'bye' as const },
  )
  const rounds: PlannedMatch[][] = []
  while (entrants.length > 1) {
    const matches = pairs(entrants).map((pair, position) =>
      plannedMatch(group, section, rounds.length + 1, position, pair),
    )
    rounds.push(matches)
    entrants = matches.map(winnerOf)
  }
  return rounds
}

/** Groups neighbours in pairs; `items` holds an even number. */
export function pairs<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  const result: [T, T][] = []
  for (let index = 1; index < items.length; index += 2) {
    const first = items[index - 1]
    const second = items[index]
    if (first !== undefined && second !== undefined) result.push([first, second])
  }
  return result
}
