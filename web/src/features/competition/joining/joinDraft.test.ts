import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import { describe, expect, it } from 'vitest'
import { joiningChanges, joinNameProblem, missingForJoining } from './joinDraft.ts'

const newcomer = newProfile({ email: 'wolf@example.org', displayName: null }, 0)
const options = {
  thirdPlace: false,
  grandFinal: 'single',
  rankRequired: false,
  telegramRequired: false,
} as const
const cup = { game: 'csgo', options } as const
const strict = { game: 'csgo', options: { ...options, rankRequired: true } } as const

describe('missingForJoining', () => {
  it('asks a newcomer for name and rank, and nobody for what they have said', () => {
    expect(missingForJoining(cup, newcomer, false)).toEqual({ name: true, rank: true })
    const known = { ...newcomer, displayName: 'Wolf', cs: { RankTier: 7 } }
    expect(missingForJoining(strict, known, false)).toEqual({ name: false, rank: false })
  })

  it('asks for a rank once, unless one is required, and for that of the game', () => {
    const named = { ...newcomer, displayName: 'Wolf', dota: { RankTier: 55 } }
    expect(missingForJoining(cup, named, false)).toEqual({ name: false, rank: true })
    expect(missingForJoining(cup, named, true)).toEqual({ name: false, rank: false })
    expect(missingForJoining(strict, named, true)).toEqual({ name: false, rank: true })
  })
})

it.each([
  ['  ', 'too-short'],
  ['x'.repeat(65), 'too-long'],
  ['\u3164', 'deceptive-characters'],
  ['wolf@example.org', 'address'],
  ['Wolf', null],
])('finds %j: %s', (name, problem) => {
  expect(joinNameProblem(name)).toBe(problem)
})

it('changes in the profile what was missing and is said now', () => {
  const both = { name: true, rank: true }
  expect(joiningChanges('csgo', both, { name: ' Wolf ', rank: 7 })).toEqual({
    displayName: 'Wolf',
    cs: { RankTier: 7 },
  })
  expect(joiningChanges('dota2', { ...both, name: false }, { name: 'Wolf', rank: 55 })).toEqual({
    dota: { RankTier: 55 },
  })
  expect(joiningChanges('csgo', both, { name: 'Wolf', rank: null })).toEqual({ displayName: 'Wolf' })
})
