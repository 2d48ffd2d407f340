import { expect, test } from 'vitest'
import { chance } from '../../random/chance.ts'
import { leastCostAssignment } from './leastCostAssignment.ts'
import { closeProgression, type GroupPlace, progression } from './progression.ts'
import { seedOrder } from './seedOrder.ts'

/** All orders of some items. */
function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map(rest => [item, ...rest]))
}

/** The number of pairs of group mates that can first meet in each round, by playing the rounds. */
function meetings(entries: readonly GroupPlace[], places = Number.POSITIVE_INFINITY): readonly number[] {
  const size = 2 ** Math.ceil(Math.log2(entries.length))
  let blocks = seedOrder(size).map(seed => {
    const entry = entries[seed - 1]
    return entry === undefined || entry.place > places ? [] : [entry.group]
  })
  const counts: number[] = []
  while (blocks.length > 1) {
    const next: number[][] = []
    let count = 0
    for (let index = 0; index < blocks.length; index += 2) {
      const [one = [], other = []] = blocks.slice(index, index + 2)
      for (const group of one) count += other.filter(mate => mate === group).length
      next.push([...one, ...other])
    }
    counts.push(count)
    blocks = next
  }
  return counts
}

/** The first round in which group mates can meet; infinite if there is none. */
function firstMeeting(entries: readonly GroupPlace[], places?: number): number {
  const round = meetings(entries, places).findIndex(count => count > 0) + 1
  return round === 0 ? Number.POSITIVE_INFINITY : round
}

const placesOf = (groups: number, places: number) =>
  progression({ groups, places, bestOfNext: 0, lowerPlaces: 0 }) as readonly GroupPlace[]

const textOf = (entries: readonly GroupPlace[]) =>
  entries.map(({ group, place }) => `${'ABCDEFGH'[group]}${place}`).join(' ')

test('four groups of two and four places, three groups of two', () => {
  expect(textOf(placesOf(4, 2))).toBe('A1 B1 C1 D1 B2 A2 D2 C2')
  expect(firstMeeting(placesOf(4, 2))).toBe(3)
  expect(firstMeeting(placesOf(4, 4))).toBe(3)
  expect(firstMeeting(placesOf(4, 4), 2)).toBe(4)
  expect(firstMeeting(placesOf(8, 2))).toBe(4)
  expect(firstMeeting(placesOf(3, 2))).toBe(3)
})

/** Expects intact tiers, and the bound for the best teams of each group, or `earlier` rounds before it. */
function expectProgression(groups: number, places: number, earlier: number): void {
  const entries = placesOf(groups, places)
  const tiers = entries.map(({ place }) => place)
  expect(tiers).toEqual(tiers.map((_, index) => Math.floor(index / groups) + 1))
  expect(new Set(entries.map(({ group, place }) => group * places + place)).size).toBe(groups * places)
  const rounds = Math.ceil(Math.log2(groups * places))
  for (let first = 2; first <= places; first++) {
    const bound = rounds - Math.ceil(Math.log2(first)) + 1
    expect(firstMeeting(entries, first)).toBeGreaterThanOrEqual(bound - earlier)
  }
}

test('2 to 128 slots: tiers stay intact, and the best of each group stay apart as long as they can', () => {
  for (let groups = 1; groups <= 64; groups++) {
    for (let places = 1; places <= 32 && groups * places <= 128; places++) {
      if (groups * places > 1) expectProgression(groups, places, 0)
    }
  }
})

test('256 and 512 slots: the same, or one round earlier', () => {
  for (const [groups, places] of [
    [6, 29],
    [12, 16],
    [64, 3],
    [64, 4],
    [7, 60],
    [100, 5],
    [256, 2],
    [16, 32],
  ] as const)
    expectProgression(groups, places, 1)
})

test('up to 8 slots: no order within the tiers keeps group mates apart for longer', () => {
  for (const [groups, places] of [
    [2, 2],
    [2, 3],
    [2, 4],
    [3, 2],
    [4, 2],
    [1, 4],
    [1, 8],
  ] as const) {
    const groupIds = Array.from({ length: groups }, (_, group) => group)
    let all: GroupPlace[][] = [[]]
    for (let place = 1; place <= places; place++)
      all = all.flatMap(start =>
        orders(groupIds).map(order => [...start, ...order.map(group => ({ group, place }))]),
      )
    const latest = Math.max(...all.map(entries => firstMeeting(entries)))
    expect(firstMeeting(placesOf(groups, places))).toBe(latest)
  }
})

/** Compares the meetings of group mates and then the squares of the displacements of the ranks. */
function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((value, position) => value !== other[position])
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0)
}

test.each([
  [2, 1, 1],
  [2, 2, 1],
  [3, 1, 1],
  [3, 1, 2],
  [3, 2, 1],
  [3, 2, 2],
  [4, 1, 2],
  [4, 1, 3],
  [5, 1, 3],
  [6, 1, 2],
  [6, 2, 4],
])('%i groups, %i places and the %i best of the next one: the best permutation', (groups, places, best) => {
  const planned = progression({ groups, places, bestOfNext: best, lowerPlaces: 0 })
  expect(planned.slice(-best)).toEqual(
    Array.from({ length: best }, (_, index) => ({ place: places + 1, rank: index + 1 })),
  )
  const fixed = planned.slice(0, -best) as readonly GroupPlace[]
  const groupIds = Array.from({ length: groups }, (_, group) => group)
  const ranked = new Set(orders(groupIds).map(order => order.slice(0, best).join()))
  for (const text of ranked) {
    const rankedGroups = text.split(',').map(Number)
    const scoreOf = (order: readonly number[]) => [
      ...meetings([...fixed, ...order.map(group => ({ group, place: places + 1 }))]),
      order.reduce((sum, group, seat) => sum + (rankedGroups.indexOf(group) - seat) ** 2, 0),
    ]
    const closed = closeProgression(planned, rankedGroups)
    const chosen = closed.slice(-best)
    expect(closed.slice(0, -best)).toEqual(fixed)
    expect(chosen.every(({ place }) => place === places + 1)).toBe(true)
    const order = chosen.map(({ group }) => group)
    expect(order.toSorted()).toEqual(rankedGroups.toSorted())
    const score = scoreOf(order)
    expect(orders(rankedGroups).filter(other => isBetter(scoreOf(other), score))).toEqual([])
  }
})

test('six groups with the four best thirds: no group mates meet in the first round, whichever thirds advance', () => {
  const planned = progression({ groups: 6, places: 2, bestOfNext: 4, lowerPlaces: 0 })
  for (const [one, other] of [
    [0, 1],
    [2, 5],
    [3, 4],
  ] as const) {
    const rankedGroups = [0, 1, 2, 3, 4, 5].filter(group => group !== one && group !== other)
    expect(meetings(closeProgression(planned, rankedGroups))[0]).toBe(0)
  }
})

test('an assignment costs as little as the best of all orders', () => {
  const below = chance(1)
  for (let run = 0; run < 200; run++) {
    const size = 1 + below(5)
    const costs = Array.from({ length: size }, () => Array.from({ length: size }, () => BigInt(below(10))))
    const costOf = (columns: readonly number[]) =>
      columns.reduce((sum, column, row) => sum + Number(costs[row]?.[column]), 0)
    const rows = Array.from({ length: size }, (_, row) => row)
    const columns = leastCostAssignment(costs)
    expect(columns.toSorted()).toEqual(rows)
    expect(costOf(columns)).toBe(Math.min(...orders(rows).map(costOf)))
  }
  expect(leastCostAssignment([])).toEqual([])
})
