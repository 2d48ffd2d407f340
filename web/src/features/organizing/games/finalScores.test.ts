import { seriesOutcome } from '@upper-bracket/shared/bracket/model/series'
import { expect, test } from 'vitest'
import { finalScores } from './finalScores.ts'

test('lists the final scores of a series', () => {
  expect(finalScores({ bestOf: 1 }, 0)).toEqual([[1, 0]])
  expect(finalScores({ bestOf: 3 }, 1)).toEqual([
    [0, 2],
    [1, 2],
  ])
  expect(finalScores({ bestOf: 5 }, 0)).toEqual([
    [3, 0],
    [3, 1],
    [3, 2],
  ])
  expect(finalScores({ bestOf: 2 }, 'draw')).toEqual([[1, 1]])
  expect(finalScores({ bestOf: 3 }, 'draw')).toEqual([])
  const ahead = { bestOf: 3, games: [{ outcome: 0, source: 'advantage' }] } as const
  expect([finalScores(ahead, 0), finalScores(ahead, 1)]).toEqual([
    [
      [2, 0],
      [2, 1],
    ],
    [[1, 2]],
  ])
  for (const side of [0, 1] as const) {
    expect(finalScores({ bestOf: 5 }, side).every(score => seriesOutcome(5, score) === side)).toBe(true)
  }
})
