import { expect, test } from 'vitest'
import { Problem } from '../problem.ts'
import { deepOptions } from './deepOptions.ts'

test('runs for ten minutes where nothing is said', () => {
  expect(deepOptions([])).toEqual({
    filters: [],
    maxMs: 600_000,
    runs: Number.POSITIVE_INFINITY,
    seed: undefined,
  })
})

test('takes names, a time, a number of seeds and the first one', () => {
  expect(deepOptions(['placement', '--minutes', '0.5', '--runs', '3', '--seed', '7'])).toEqual({
    filters: ['placement'],
    maxMs: 30_000,
    runs: 3,
    seed: 7,
  })
})

test('a seed that is named is run once: a failure is repeated by it', () => {
  expect(deepOptions(['--seed', '7'])).toMatchObject({ runs: 1, seed: 7 })
})

test.each([
  [['--minutes', 'soon']],
  [['--minutes', '-1']],
  [['--runs', '0']],
  [['--runs', '1.5']],
  [['--seed', '']],
  [['--seed', '1e99']],
  [['--hours', '1']],
])('refuses %j', args => {
  expect(() => deepOptions(args)).toThrow(Problem)
})
