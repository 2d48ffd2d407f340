import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import { describe, expect, it } from 'vitest'
import { readJoin } from './joinDraft.ts'
import { missingForJoining } from './missingForJoining.ts'

const newcomer = newProfile({ email: 'wolf@example.org', displayName: null }, 0)
const { options } = settingDefaults
const testCompetition = { game: 'csgo', options } as const
const strict = { game: 'csgo', options: { ...options, rankRequired: true } } as const

describe('missingForJoining', () => {
  it('asks newcomers for name and rank, and nobody for what is known', () => {
    expect(missingForJoining(testCompetition, newcomer, false)).toEqual({ name: true, rank: true })
    const known = { ...newcomer, displayName: 'Wolf', cs: { RankTier: 7 } }
    expect(missingForJoining(strict, known, false)).toEqual({ name: false, rank: false })
  })

  it('asks for the rank in the game, and only once unless it is required', () => {
    const named = { ...newcomer, displayName: 'Wolf', dota: { RankTier: 55 } }
    expect(missingForJoining(testCompetition, named, false)).toEqual({ name: false, rank: true })
    expect(missingForJoining(testCompetition, named, true)).toEqual({ name: false, rank: false })
    expect(missingForJoining(strict, named, true)).toEqual({ name: false, rank: true })
  })
})

it.each([
  ['  ', 'too-short'],
  ['x'.repeat(65), 'too-long'],
  ['\u3164', 'deceptive-characters'],
  ['wolf@example.org', 'address'],
  ['Wolf', null],
])('judges the name %j: %s', (name, problem) => {
  const read = readJoin({ name, rank: null, rating: '' }, { name: true, rank: false }, testCompetition)
  expect(read.ok ? null : read.problems.name).toBe(problem)
})

it('writes the missing answers to the profile', () => {
  const both = { name: true, rank: true }
  const dota = { ...testCompetition, game: 'dota2' } as const
  const read = (...parameters: Parameters<typeof readJoin>) => {
    const outcome = readJoin(...parameters)
    return outcome.ok ? outcome.value : outcome.problems
  }
  expect(read({ name: ' Wolf ', rank: 7, rating: '' }, both, testCompetition)).toEqual({
    displayName: 'Wolf',
    cs: { RankTier: 7 },
  })
  expect(read({ name: 'Wolf', rank: 55, rating: '' }, { ...both, name: false }, dota)).toEqual({
    dota: { RankTier: 55 },
  })
  expect(read({ name: 'Wolf', rank: null, rating: '' }, both, testCompetition)).toEqual({
    displayName: 'Wolf',
  })
})

it('requires a rank if the competition does', () => {
  const missing = { name: false, rank: true }
  expect(readJoin({ name: '', rank: null, rating: '' }, missing, strict)).toEqual({
    ok: false,
    problems: { rank: 'required' },
  })
  expect(readJoin({ name: '', rank: 7, rating: '' }, missing, strict)).toMatchObject({ ok: true })
})

describe('in a competition by rating', () => {
  const rated = { game: 'csgo', options: { ...options, rankBasis: 'rating' } } as const
  const missing = { name: false, rank: true }

  it('the rank is no answer to what is missing', () => {
    const ranked = { ...newcomer, displayName: 'Wolf', cs: { RankTier: 7 } }
    expect(missingForJoining(rated, ranked, false)).toEqual(missing)
    const known = { ...ranked, cs: { RankTier: null, rating: 15_400 } }
    expect(missingForJoining(rated, known, false)).toEqual({ name: false, rank: false })
  })

  it.each([
    ['15 400', { ok: true, value: { cs: { rating: 15_400 } } }],
    ['', { ok: true, value: {} }],
    ['45001', { ok: false, problems: { rank: 'not-rating' } }],
  ])('the answer %j is read', (rating, read) => {
    expect(readJoin({ name: '', rank: null, rating }, missing, rated)).toEqual(read)
  })
})
