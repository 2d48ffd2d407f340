import { expect, test } from 'vitest'
import { mergedOrder, movedTeam } from './manualOrder.ts'

const order = ['a', 'b', 'c', 'd']

test('a team moves up or down, and the others close up', () => {
  expect(movedTeam(order, 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(movedTeam(order, 3, 1)).toEqual(['a', 'd', 'b', 'c'])
  expect(movedTeam(order, 1, 99)).toEqual(['a', 'c', 'd', 'b'])
  expect(movedTeam(order, 1, -4)).toEqual(['b', 'a', 'c', 'd'])
})

test('moving to the same place, or from nowhere, changes nothing', () => {
  expect(movedTeam(order, 2, 2)).toBe(order)
  expect(movedTeam(order, 7, 0)).toBe(order)
})

test('a manual order survives added and removed teams', () => {
  const teams = ['d', 'a', 'e', 'c'].map(id => ({ id }))
  expect(mergedOrder(order, teams)).toEqual(['a', 'c', 'd', 'e'])
  expect(mergedOrder([], teams)).toEqual(['d', 'a', 'e', 'c'])
})
