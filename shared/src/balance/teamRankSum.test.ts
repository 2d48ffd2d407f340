import { expect, test } from 'vitest'
import { teamRankSum } from './teamRankSum.ts'

test('steps are summed, and who has no rank counts as the median given', () => {
  expect(teamRankSum('dota2', [{ rankTier: 80 }, { rankTier: 11 }, { rankTier: null }], 20)).toBe(36 + 1 + 20)
})

test('a number that is no rank counts as none', () => {
  expect(teamRankSum('csgo', [{ rankTier: 80 }, { rankTier: 3 }], 9)).toBe(12)
})

test('nobody sums up to nothing', () => {
  expect(teamRankSum('csgo', [], 9)).toBe(0)
})
