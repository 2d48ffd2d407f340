import { expect, test } from 'vitest'
import { expectedDraft } from './expectedDraft.ts'
import { proposedCaptainCount, proposedCaptains } from './proposedCaptains.ts'

const clock = { pickSeconds: 60, reserveSeconds: 30 }
const minute = 60_000

test.each([
  ['full teams and substitutes', 23, 4, { picks: 16, rounds: 4, substitutes: 3, isComplete: true }],
  ['full teams of everyone', 10, 2, { picks: 8, rounds: 4, substitutes: 0, isComplete: true }],
  ['incomplete teams', 9, 2, { picks: 7, rounds: 4, substitutes: 0, isComplete: false }],
  ['a single pick', 3, 2, { picks: 1, rounds: 1, substitutes: 0, isComplete: false }],
  ['captains alone', 2, 2, { picks: 0, rounds: 0, substitutes: 0, isComplete: false }],
])('a draft comes to %s', (_, pool, captains, expected) => {
  expect(expectedDraft(pool, captains, clock)).toMatchObject(expected)
})

test('all picks take no longer than the time of each and every reserve', () => {
  expect(expectedDraft(23, 4, clock).maxMs).toBe(16 * minute + 2 * minute)
  expect(expectedDraft(23, 4, { ...clock, pickSeconds: null }).maxMs).toBeNull()
})

test('a captain is proposed for each full team, and never fewer than two', () => {
  expect([3, 9, 14, 23].map(proposedCaptainCount)).toEqual([2, 2, 2, 4])
})

test('volunteers come before ranks, guests last, and deleted accounts are left out', () => {
  const someone = { displayName: 'Someone', rankTier: 30 }
  const pool = [
    { ...someone, uid: 'guest', rankTier: 80, guest: true, wantsToCaptain: true },
    { ...someone, uid: 'low', rankTier: 11 },
    { ...someone, uid: 'unranked', rankTier: null },
    { ...someone, uid: 'high', rankTier: 75 },
    { ...someone, uid: 'deleted', rankTier: 80, displayName: null },
    { ...someone, uid: 'volunteer', rankTier: 12, wantsToCaptain: true },
  ] as const
  const names = ['volunteer', 'high', 'low', 'unranked', 'guest']
  expect(proposedCaptains(pool, 9, 'dota2')).toEqual(names)
  expect(proposedCaptains(pool, 2, 'dota2')).toEqual(names.slice(0, 2))
})
