import { seriesOutcome } from '@upper-bracket/shared/bracket/model/series'
import { expect, test } from 'vitest'
import { finalScores } from './finalScores.ts'

test('lists the final scores of a series', () => {
  expect(finalScores(1, 0)).toEqual([[1, 0]])
  expect(finalScores(3, 1)).toEqual([
    [0, 2],
    [1, 2],
  ])
  expect(finalScores(5, 0)).toEqual([
    [3, 0],
    [3, 1],
    [3, 2],
  ])
  expect(finalScores(2, 'draw')).toEqual([[1, 1]])
  expect(finalScores(3, 'draw')).toEqual([])
  for (const side of [0, 1] as const) {
    expect(finalScores(5, side).every(score => seriesOutcome(5, score) === side)).toBe(true)
  }
})
