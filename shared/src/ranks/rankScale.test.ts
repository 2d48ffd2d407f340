import { expect, test } from 'vitest'
import { settingDefaults } from '../competition/settings/settings.ts'
import { publicCopy } from '../player/publicCopy.ts'
import { fullProfile } from '../profile/testing/fullProfile.ts'
import { medianStep } from './medianStep.ts'
import type { RankBasis } from './rankBasis.ts'
import { rankScaleOf, rankScales } from './rankScale.ts'
import { isRankTier, rankOfStep, rankStep, stepCount } from './rankTier.ts'
import { typedRating } from './typedRating.ts'

test.each([
  ['dota2', 'rank', 'dota2'],
  ['dota2', 'rating', 'mmr'],
  ['csgo', 'rank', 'csgo'],
  ['csgo', 'rating', 'premier'],
] as const)('%s by %s is compared on the scale %s', (game, rankBasis, scale) => {
  expect(rankScaleOf({ game, options: { ...settingDefaults.options, rankBasis } })).toBe(scale)
})

test('a competition stored before the setting existed is compared by rank', () => {
  const options = {} as { readonly rankBasis: RankBasis }
  expect(rankScaleOf({ game: 'csgo', options })).toBe('csgo')
})

test.each([
  ['mmr', 20_000],
  ['premier', 45_000],
] as const)('%s: every whole number from 1 to %i is a rating of that height', (scale, highest) => {
  for (const rating of [1, 2, 4350, highest]) {
    expect([isRankTier(scale, rating), rankStep(scale, rating)]).toEqual([true, rating])
  }
  for (const number of [0, -1, 4350.5, highest + 1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect([isRankTier(scale, number), rankStep(scale, number)]).toEqual([false, 0])
  }
})

test.each(rankScales)('%s: a step and its rank belong together, and there is none beyond', scale => {
  for (const step of [1, Math.ceil(stepCount(scale) / 2), stepCount(scale)]) {
    expect(rankStep(scale, rankOfStep(scale, step) ?? 0)).toBe(step)
  }
  expect([0, stepCount(scale) + 1].map(step => rankOfStep(scale, step))).toEqual([undefined, undefined])
})

test('the median of ratings is one that somebody has, or the middle of the scale', () => {
  expect(medianStep('mmr', [4350, null, 900, 20_001, 3000])).toBe(3000)
  expect(medianStep('premier', [null])).toBe(22_500)
})

test('an entry has the rank or the rating of the profile by which its competition compares', () => {
  const profile = {
    ...fullProfile,
    dota: { RankTier: 54, rating: 4350 },
    cs: { RankTier: 7, rating: 15_400 },
  }
  expect(rankScales.map(scale => publicCopy(profile, scale).rankTier)).toEqual([54, 7, 4350, 15_400])
})

test.each([
  ['missing', {}],
  ['empty', { rating: null }],
  ['out of range', { rating: 20_001 }],
  ['broken', { rating: 3400.5 }],
])('an entry has no rating if the one of the profile is %s', (_, rating) => {
  const profile = { ...fullProfile, dota: { RankTier: 54, ...rating } }
  expect(publicCopy(profile, 'mmr').rankTier).toBeNull()
})

test.each([
  ['', null],
  ['  ', null],
  ['3400', 3400],
  [' 3 400 ', 3400],
  ['3\u00a0400', 3400],
  ['0', undefined],
  ['20001', undefined],
  ['3.4k', undefined],
  ['-5', undefined],
  ['12.5', undefined],
  ['1e3', undefined],
])('typed into a field, %j is read as %j', (typed, rating) => {
  expect(typedRating('mmr', typed)).toBe(rating)
})
