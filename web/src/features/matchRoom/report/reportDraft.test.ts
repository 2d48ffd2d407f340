import { expect, test } from 'vitest'
import { gamesOf, readGames } from './reportDraft.ts'

const game = (winner: 0 | 1 | null, reference = '') => ({ winner, reference })

test('the winners of a sweep are known, others are asked for', () => {
  expect(gamesOf([2, 0])).toEqual([game(0), game(0)])
  expect(gamesOf([1, 2])).toEqual([game(null), game(null), game(null)])
})

test('games are sent if something was said about them, and only if they make the score', () => {
  expect(readGames(gamesOf([2, 0]), [2, 0])).toEqual([])
  expect(readGames(gamesOf([2, 1]), [2, 1])).toEqual([])
  expect(readGames([game(0, ' 7301234567 '), game(0)], [2, 0])).toEqual([
    { winner: 0, reference: '7301234567' },
    { winner: 0, reference: null },
  ])
  expect(readGames([game(0), game(1), game(0)], [2, 1])).toHaveLength(3)
  expect(readGames([game(0), game(0), game(1)], [2, 1])).toBeNull()
  expect(readGames([game(0), game(null), game(null)], [2, 1])).toBeNull()
})
