import { expect, test } from 'vitest'
import { games } from '../games/game.ts'
import { csRanks } from './csRanks.ts'
import { dotaRank, dotaRankTiers } from './dotaRanks.ts'
import { isRankTier, rankStep, rankTiers } from './rankTier.ts'

test('dota2 has 36 ranks: seven medals of five stars, and Immortal', () => {
  const ranks = rankTiers('dota2')
  expect(ranks.slice(0, 6)).toEqual([11, 12, 13, 14, 15, 21])
  expect(ranks.slice(-2)).toEqual([75, 80])
  expect(ranks.map(tier => rankStep('dota2', tier))).toEqual(
    Array.from({ length: 36 }, (_, step) => step + 1),
  )
})

test('csgo has the 18 ranks of the specification, numbered 1 to 18', () => {
  expect(rankTiers('csgo')).toEqual(Array.from({ length: 18 }, (_, step) => step + 1))
  expect(rankStep('csgo', csRanks.indexOf('gold_nova_master') + 1)).toBe(10)
  expect(csRanks.at(-1)).toBe('global_elite')
})

test.each([
  ['dota2', [0, 10, 16, 20, 76, 79, 81, 85, -11, 11.5, Number.NaN]],
  ['csgo', [0, 19, 80, -1, 1.5, Number.NaN]],
] as const)('%s: an invalid rank has no step', (game, numbers) => {
  for (const number of numbers) {
    expect(isRankTier(game, number)).toBe(false)
    expect(rankStep(game, number)).toBe(0)
  }
})

test.each(games)('%s: every rank is valid', game => {
  for (const tier of rankTiers(game)) expect(isRankTier(game, tier)).toBe(true)
})

test('a dota2 rank splits into medal and stars', () => {
  expect(dotaRank(11)).toEqual({ medal: 'herald', stars: 1 })
  expect(dotaRank(75)).toEqual({ medal: 'divine', stars: 5 })
  expect(dotaRank(80)).toEqual({ medal: 'immortal', stars: 0 })
  expect(dotaRank(76)).toBeNull()
  expect(new Set(dotaRankTiers.map(tier => dotaRank(tier)?.medal)).size).toBe(8)
})
