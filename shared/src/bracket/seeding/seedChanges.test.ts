import { expect, test } from 'vitest'
import { seedChanges } from './seedChanges.ts'

const teams = new Map([
  ['first', { seed: 1 }],
  ['second', { seed: 2 }],
  ['outside', { seed: null }],
])

test('each team gets its place in the order of seeds, and one that is not in it none', () => {
  expect([...seedChanges(teams, ['outside', 'first'])]).toEqual([
    ['first', 2],
    ['second', null],
    ['outside', 1],
  ])
})

test('a team whose seed is right is left alone', () => {
  expect(seedChanges(teams, ['first', 'second']).size).toBe(0)
})

test('without a bracket nobody has a seed', () => {
  expect([...seedChanges(teams, [])]).toEqual([
    ['first', null],
    ['second', null],
  ])
})
