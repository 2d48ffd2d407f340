import { expect, test } from 'vitest'
import { drawnByLot } from './lot.ts'

const draws = 6000

/** Pearson's statistic of the orders of ids that a distribution makes, over many brackets. */
function chiSquare(teams: number): { readonly orders: number; readonly statistic: number } {
  const counts = new Map<string, number>()
  for (let draw = 0; draw < draws; draw += 1) {
    const ids = Array.from({ length: teams }, (_, index) => `distribution-${draw}-${index + 1}`)
    const order = drawnByLot(ids, [`bracket-${draw}`, 's1', 0])
    const places = order.map(id => ids.indexOf(id)).join()
    counts.set(places, (counts.get(places) ?? 0) + 1)
  }
  const orders = Array.from({ length: teams }, (_, index) => index + 1).reduce((one, other) => one * other, 1)
  const expected = draws / orders
  const observed = [...counts.values(), ...new Array<number>(orders - counts.size).fill(0)]
  return { orders, statistic: observed.reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0) }
}

// The bounds are those that an unbiased draw exceeds once in ten thousand times, with 1, 5 and 23 degrees of freedom.
test.each([
  [2, 15.14],
  [3, 25.74],
  [4, 56.3],
])('every order of %i teams whose ids differ in the last character is equally likely', (teams, bound) => {
  const { orders, statistic } = chiSquare(teams)
  expect([teams, orders]).toEqual([teams, { 2: 2, 3: 6, 4: 24 }[teams]])
  expect(statistic).toBeLessThan(bound)
})

// For each id, the digest is that of `sha256sum` over a text like ["bracket","s1",null,["alpha","delta"],"alpha"].
test('anybody can draw the lot again: it is the order of SHA-256 over the occasion, the ids and the id', () => {
  const ids = ['Полночь', 'alpha', 'b "c"', 'delta']
  expect(drawnByLot(ids, ['bracket', 's1', null])).toEqual(['Полночь', 'b "c"', 'delta', 'alpha'])
  expect(drawnByLot(ids.toReversed(), ['bracket', 's1', null])).toEqual([
    'Полночь',
    'b "c"',
    'delta',
    'alpha',
  ])
})
