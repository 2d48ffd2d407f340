import { expect, test } from 'vitest'
import { alternatingDistribution } from './alternatingDistribution.ts'

function distributed(steps: readonly number[], teamCount: number): number[][] {
  const players = steps.map((step, index) => ({ uid: `player-${String(index).padStart(3, '0')}`, step }))
  return alternatingDistribution(players, teamCount).map(team => team.map(({ step }) => step))
}

test('each team gets one of the highest, then one of the lowest, then one of the highest remaining', () => {
  expect(distributed([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 2)).toEqual([
    [10, 1, 8, 3, 6],
    [9, 2, 7, 4, 5],
  ])
})

test('the weakest team picks first from the top, the strongest from the bottom', () => {
  expect(distributed([36, 20, 19, 10, 2, 1], 2)).toEqual([
    [36, 1, 10],
    [20, 2, 19],
  ])
})

test('the weakest teams get the remainder', () => {
  expect(distributed([30, 20, 10, 4, 3, 2, 1], 3)).toEqual([
    [30, 1],
    [20, 2],
    [10, 3, 4],
  ])
})

test('the weakest teams get the remainder in a round from the bottom too', () => {
  expect(distributed([30, 20, 10, 9, 3, 2, 1], 2)).toEqual([
    [30, 1, 9],
    [20, 2, 10, 3],
  ])
})

test('a single team gets everybody', () => {
  expect(distributed([1, 2, 3], 1)).toEqual([[3, 1, 2]])
})
