import { expect, test } from 'vitest'
import { teamRankSum } from './teamRankSum.ts'

test('sums the steps; a player without a rank counts as the given median', () => {
  expect(teamRankSum('dota2', [{ rankTier: 80 }, { rankTier: 11 }, { rankTier: null }], 20)).toBe(36 + 1 + 20)
})

test('an invalid rank counts as no rank', () => {
  expect(teamRankSum('csgo', [{ rankTier: 80 }, { rankTier: 3 }], 9)).toBe(12)
})

test('an empty team sums to 0', () => {
  expect(teamRankSum('csgo', [], 9)).toBe(0)
})
