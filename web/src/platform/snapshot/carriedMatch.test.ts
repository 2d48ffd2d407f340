// @vitest-environment happy-dom
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { type CarriedMatch, carriedMatchId, carriedVersion } from '@upper-bracket/shared/preview/carriedMatch'
import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { expect, test } from 'vitest'
import { aMatchRoom } from '#testing/testMatchRoom.ts'
import { stay } from '../streams/staying.ts'
import { carriedLineUps, carriedMatchRoom } from './carriedMatch.ts'

const withTeams = (one: string, other: string) => ({ slots: [{ teamId: one }, { teamId: other }] })
const over = {
  id: 'main-1-1',
  status: 'finished',
  since: { status: 'finished', at: 1 },
  revision: 3,
  ...withTeams('team-1', 'team-4'),
} as unknown as Match
const room = { id: matchRoomIdOf(over) ?? '', value: aMatchRoom() }
const carried: CarriedMatch = {
  bracketId: 'b',
  matchId: 'main-1-1',
  version: carriedVersion(over),
  lineUps: null,
  matchRoom: room,
}
const snapshotIn = (change: object = {}) =>
  ({ bracket: { matches: [{ ...over, ...change }] } }) as unknown as PublicSnapshot

test('the page of a match carries its line-ups and its room until the match changes or listeners open', () => {
  document.body.innerHTML = `<script type="application/json" id="${carriedMatchId}">${JSON.stringify(carried)}</script>`
  const address = { competitionId: 'cup', bracketId: 'b' }
  const [match, matchRoom] = [
    { ...address, matchId: 'main-1-1' },
    { ...address, matchRoomId: room.id },
  ]
  expect(carriedLineUps({ ...match, matchId: 'main-1-2' })).toBeUndefined()
  expect(carriedLineUps({ ...match, bracketId: 'another' })).toBeUndefined()
  expect(carriedMatchRoom({ ...matchRoom, matchRoomId: 'main-1-1.team-1.team-3' })).toBeUndefined()
  const [lineUps, ofRoom] = [carriedLineUps(match), carriedMatchRoom(matchRoom)]
  expect(lineUps?.competitionOf(match)).toBe('cup')
  const seen = (change?: object) => [
    lineUps?.read(snapshotIn(change), match),
    ofRoom?.read(snapshotIn(change), matchRoom),
  ]
  expect(seen()).toEqual([null, room.value])
  for (const change of [
    { status: 'running' },
    withTeams('team-1', 'team-3'),
    // Reopened and finished again, or corrected.
    { since: { status: 'finished', at: 2 } },
    { revision: 4 },
  ])
    expect(seen(change), JSON.stringify(change)).toEqual([undefined, undefined])
  stay()
  expect(seen()).toEqual([undefined, undefined])
  expect([carriedLineUps(match), carriedMatchRoom(matchRoom)]).toEqual([undefined, undefined])
})

test('a new score of a running match leaves its line-ups as they are, a new start does not', () => {
  const running = { ...over, status: 'running', since: { status: 'running', at: 1 } } as const
  const version = carriedVersion(running)
  expect(carriedVersion({ ...running, score: [1, 0], revision: 4 })).toBe(version)
  expect(carriedVersion({ ...running, since: { status: 'running', at: 2 } })).not.toBe(version)
})
