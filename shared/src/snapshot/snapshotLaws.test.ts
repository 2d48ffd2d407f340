import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { packSnapshot, unpackSnapshot } from './packSnapshot.ts'
import { randomSnapshot } from './testing/randomSnapshot.ts'

const sent = (packed: unknown): unknown => JSON.parse(JSON.stringify(packed))

test('what is packed, sent and unpacked is what it was', () => {
  fc.assert(
    fc.property(randomSnapshot, snapshot => {
      expect(unpackSnapshot(sent(packSnapshot(snapshot)))).toEqual(snapshot)
    }),
    { numRuns: 60 },
  )
})

test('nothing is packed that is not public, wherever a document holds it', () => {
  const secret = { messagingURL: 'https://t.me/hidden', realName: 'hidden', nameWords: ['hidden'] }
  fc.assert(
    fc.property(randomSnapshot, snapshot => {
      const { competition, players, teams, bracket, publicCommentators, draft } = snapshot
      const withSecrets = {
        ...snapshot,
        ...secret,
        competition: { ...competition, ...secret },
        players: players.map(player => ({ ...player, ...secret })),
        teams: teams.map(team => ({ ...team, ...secret })),
        publicCommentators: publicCommentators.map(publicCommentator => ({
          ...publicCommentator,
          ...secret,
        })),
        ...(draft && { draft: { ...draft, ...secret, lastChange: 'pick:hidden', recalls: { 7: 1 } } }),
        bracket: bracket && {
          ...bracket,
          ...secret,
          shape: { ...bracket.shape, ...secret, createdBy: 'hidden' },
          matches: bracket.matches.map(match => ({ ...match, ...secret })),
        },
      }
      expect(packSnapshot(withSecrets)).toEqual(packSnapshot(snapshot))
    }),
    { numRuns: 20 },
  )
})

test.each([null, 'text', {}, { version: 0 }, { version: 1 }])('%j is no snapshot', packed => {
  expect(unpackSnapshot(packed)).toBeNull()
})
