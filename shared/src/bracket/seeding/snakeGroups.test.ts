import { expect, test } from 'vitest'
import { chance } from '../../random/chance.ts'
import { shuffled } from '../../random/shuffled.ts'
import type { EntrantSource } from '../model/stage.ts'
import { advancingEntrants } from './advancingEntrants.ts'
import { closeGroups, snakeGroups } from './snakeGroups.ts'

interface Plan {
  readonly before: number
  readonly advance: number
  readonly best: number
  readonly groups: number
}

/** All groups after groups of up to 16 teams that at most 48 of them reach. */
const plans: readonly Plan[] = upTo(16).flatMap(before =>
  upTo(15).flatMap(advance =>
    [0, ...upTo(before - 1)].flatMap(best => {
      const entrants = before * advance + best
      if (entrants > 48) return []
      const counts = upTo(16).filter(groups => groups > 1 && entrants >= 2 * groups)
      return counts.map(groups => ({ before, advance, best, groups }))
    }),
  ),
)

function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}

const entrantsOf = ({ before, advance, best }: Plan) =>
  advancingEntrants({ stage: 's1', groups: before, advance, bestOfNext: best, advanceLower: 0 })

const previousGroupOf = (entrant: EntrantSource) => (entrant.from === 'place' ? entrant.group : null)

const letterOf = (entrant: EntrantSource) =>
  entrant.from === 'place' && entrant.group !== null
    ? `${'ABCDEFGHIJKLMNOP'[entrant.group]}${entrant.place}`
    : '?'

test('six groups of which two advance into three: nobody meets a previous mate again', () => {
  const groups = snakeGroups(entrantsOf({ before: 6, advance: 2, best: 0, groups: 3 }), 3)
  expect(groups.map(({ entrants }) => entrants.map(letterOf).join(' '))).toEqual([
    'A1 F1 C2 E2',
    'B1 E1 A2 D2',
    'C1 D1 B2 F2',
  ])
})

test('groups after groups: each row is spread over all groups, and so are the teams of each previous group', () => {
  const uneven = plans.filter(plan => {
    const entrants = entrantsOf(plan)
    const groups = snakeGroups(entrants, plan.groups)
    const groupOf = new Map(
      groups.flatMap((group, index) => group.entrants.map(each => [each, index] as const)),
    )
    const isWhole = groupOf.size === entrants.length && entrants.every(each => groupOf.has(each))
    const areRowsSpread = entrants.every((each, index) => {
      const row = entrants.slice(index - (index % plan.groups), index)
      return row.every(other => groupOf.get(other) !== groupOf.get(each))
    })
    const areMatesSpread = upTo(plan.before).every(previous => {
      const counts = groups.map(
        group => group.entrants.filter(each => previousGroupOf(each) === previous - 1).length,
      )
      return Math.max(...counts) - Math.min(...counts) <= 1
    })
    return !(isWhole && areRowsSpread && areMatesSpread)
  })
  expect(plans.length).toBeGreaterThan(2000)
  expect(uneven.slice(0, 3)).toEqual([])
})

test('the best of a place join groups without a previous mate, as many of them as can', () => {
  const below = chance(7)
  for (const plan of plans.filter(({ best, groups }) => best > 0 && best <= 5 && groups <= 6)) {
    const groups = snakeGroups(entrantsOf(plan), plan.groups)
    const slots = groups
      .flatMap(({ entrants }) =>
        entrants.flatMap(each =>
          each.from === 'place' && each.group === null ? [{ place: each.place, entrants }] : [],
        ),
      )
      .sort((one, other) => one.place - other.place)
    const ranked = shuffled([...new Array(plan.before).keys()], below).slice(0, plan.best)
    const matesIn = (order: readonly number[]) =>
      slots.flatMap(({ entrants }, slot) => entrants.filter(each => previousGroupOf(each) === order[slot]))
        .length
    const closed = closeGroups(groups, ranked)
    expect(closed.toSorted()).toEqual(ranked.toSorted())
    const fewest = Math.min(...orders(ranked).map(matesIn))
    expect([plan, matesIn(closed)]).toEqual([plan, fewest])
  }
})

/** All orders of some items. */
function orders<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map(rest => [item, ...rest]))
}
