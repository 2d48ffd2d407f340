import { expect, test } from 'vitest'
import type { PlayedGame } from './playedGame.ts'
import { outcomeOfRounds, roundsDoubt } from './roundsDoubt.ts'

const doubt = (one: number, other: number, outcome: PlayedGame['outcome']) =>
  roundsDoubt({ outcome, rounds: [one, other], source: 'organizer' })

test.each<readonly [number, number, PlayedGame['outcome']]>([
  [13, 0, 0],
  [11, 13, 1],
  [16, 12, 0],
  [14, 16, 1],
  [16, 3, 0],
  [19, 17, 0],
  [18, 22, 1],
  [12, 12, 'draw'],
  [15, 15, 'draw'],
  [5, 3, null],
])('%i:%i is how a game of CS can stand', (one, other, outcome) => {
  expect(doubt(one, other, outcome)).toBeNull()
})

test.each([
  [13, 12],
  [12, 7],
  [16, 15],
  [17, 15],
  [19, 14],
  [20, 18],
  [40, 2],
])('%i:%i is asked about', (one, other) => {
  expect(doubt(one, other, 0)).toBe('rounds')
})

test('the side with fewer rounds is asked about as a winner, and so is a draw that is none', () => {
  expect(doubt(7, 13, 0)).toBe('winner')
  expect(doubt(13, 7, 'draw')).toBe('winner')
  expect(doubt(12, 12, 1)).toBe('winner')
  expect(doubt(13, 13, 'draw')).toBe('rounds')
})

test('a game without rounds leaves nothing to ask', () => {
  expect(roundsDoubt({ outcome: 0, source: 'organizer' })).toBeNull()
})

test('who has more rounds has won', () => {
  expect(
    (
      [
        [13, 7],
        [7, 13],
        [12, 12],
      ] as const
    ).map(outcomeOfRounds),
  ).toEqual([0, 1, 'draw'])
})
