import { expect, test } from 'vitest'
import { isUneven, mergedGroups, movedToGroup } from './manualGroups.ts'

const order = ['a', 'b', 'c', 'd']
const groups = [
  ['a', 'd'],
  ['b', 'c'],
]

test('a team moves to another group, in the order of seeds', () => {
  expect(movedToGroup(groups, { teamId: 'a', group: 1, order })).toEqual([['d'], ['a', 'b', 'c']])
  expect(movedToGroup(groups, { teamId: 'a', group: 0, order })).toEqual(groups)
})

test('groups survive added and removed teams', () => {
  expect(mergedGroups(groups, ['c', 'b', 'e', 'a'])).toEqual([
    ['e', 'a'],
    ['c', 'b'],
  ])
})

test('groups are uneven if one has two teams more than another', () => {
  expect(isUneven(groups)).toBe(false)
  expect(isUneven([['a'], ['b', 'c']])).toBe(false)
  expect(isUneven([['a'], ['b', 'c', 'd']])).toBe(true)
})
