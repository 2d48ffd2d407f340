import { expect, test } from 'vitest'
import { rankSums, teamRankSum } from './teamRankSum.ts'

test('sums the steps; a player without a rank counts as the given median', () => {
  expect(teamRankSum('dota2', [{ rankTier: 80 }, { rankTier: 11 }, { rankTier: null }], 20)).toBe(36 + 1 + 20)
})

test('an invalid rank counts as no rank', () => {
  expect(teamRankSum('csgo', [{ rankTier: 80 }, { rankTier: 3 }], 9)).toBe(12)
})

test('an empty team sums to 0', () => {
  expect(teamRankSum('csgo', [], 9)).toBe(0)
})

test('the sums of teams count members without a rank as the median of everybody, also of those without a team', () => {
  const tiers = new Map([
    ['wolf', 80],
    ['bear', null],
    ['fox', 11],
    ['owl', 15],
  ])
  // Of the steps 1, 5 and 36 the median is 5.
  const rankSum = rankSums('dota2', tiers)
  expect(rankSum({ playerUids: ['wolf', 'bear'] })).toBe(36 + 5)
  expect(rankSum({ playerUids: ['fox', 'gone'] })).toBe(1 + 5)
  expect(rankSum({ playerUids: [] })).toBe(0)
})
