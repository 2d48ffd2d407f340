import { expect, test } from 'vitest'
import type { Side } from '../bracket/model/match.ts'
import { defaultMatchDay, type MatchDay } from '../selfService/matchDay.ts'
import { checkInSide, closeCheckIn, openCheckIn, organizerChecksIn } from './checkIn.ts'
import type { MatchRoom } from './matchRoom.ts'
import { resumeRoom } from './resumeRoom.ts'
import { roomNews } from './roomNews.ts'
import { empty, ready } from './testing/readyMatch.ts'

const minute = 60_000
const matchDay: MatchDay = { ...defaultMatchDay, checkInMinutes: 10, noShow: 'walkover' }
const captain = { captain: true, displayName: 'Wolf' }
const mate = { captain: false, displayName: 'Bear' }
const guestCaptain = { captain: true, displayName: 'Guest', guest: true } as const

const opened = (...organizerSides: readonly Side[]) =>
  openCheckIn(empty, ready, { matchDay, organizerSides, now: 0 })
const checkedIn = (room: MatchRoom, side: Side, at = minute) => {
  const outcome = checkInSide(room, ready, { side, matchDay, now: at })
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}
const close = (room: MatchRoom, organizerSides: readonly Side[] = room.checkIn?.organizerSides ?? []) =>
  closeCheckIn(room, ready, { revision: ready.revision, matchDay, organizerSides, now: 10 * minute })

test.each([
  ['a captain with an account', [captain, mate], false, false],
  ['a captain without an account, a member with one', [guestCaptain, mate], true, false],
  ['nobody with an account', [guestCaptain, { ...mate, guest: true as const }], true, true],
  ['a captain whose account was deleted', [{ ...captain, displayName: null }], true, true],
  ['nobody', [], true, true],
])('%s: whether an organizer checks the team in', (_, players, byCaptain, byMember) => {
  expect(organizerChecksIn(players, { reportBy: 'captain' })).toBe(byCaptain)
  expect(organizerChecksIn(players, { reportBy: 'member' })).toBe(byMember)
})

test('an organizer is asked, and told once, until the teams without an account are there', () => {
  const room = opened(0, 1)
  expect(room.attention).toBe('check-in')
  expect(roomNews(empty, room)).toContainEqual({
    ...{ kind: 'checkInNeeded', sides: [0, 1], openedAt: 0, deadline: 10 * minute },
  })
  const one = checkedIn(room, 0)
  expect(one.room.attention).toBe('check-in')
  expect(roomNews(room, one.room)).toEqual([])
  expect(checkedIn(one.room, 1)).toMatchObject({
    room: { attention: null },
    command: { name: 'startMatch' },
  })
  expect(checkedIn(opened(1), 1).room.attention).toBeNull()
  expect(opened().attention).toBeNull()
})

test('a team without an account does not forfeit: the organizer decides, and either team can still come', () => {
  const missed = close(checkedIn(opened(1), 0).room)
  expect(missed).toMatchObject({ room: { attention: 'no-show' }, command: null })
  expect(checkedIn(missed.room, 1, 12 * minute).command).toEqual({ name: 'startMatch' })

  const nobody = close(opened(1))
  expect(nobody).toMatchObject({ room: { attention: 'no-show' }, command: null })
  const late = checkedIn(nobody.room, 1, 12 * minute).room
  expect(late.attention).toBe('no-show')
  expect(checkedIn(late, 0, 13 * minute).command).toEqual({ name: 'startMatch' })
})

test('a team with an account forfeits where the other one was checked in', () => {
  expect(close(checkedIn(opened(1), 1).room).command).toEqual({ name: 'forfeitMatch', sides: [0] })
})

test('what counts at the deadline is whether the team has an account then', () => {
  expect(close(checkedIn(opened(), 0).room, [1])).toMatchObject({
    room: { attention: 'no-show' },
    command: null,
  })
  expect(close(checkedIn(opened(1), 0).room, []).command).toEqual({ name: 'forfeitMatch', sides: [1] })
})

test('an organizer is asked again when teams run their matches again', () => {
  const missed = close(opened(1)).room
  const resumed = resumeRoom(missed, ready, { matchDay, since: 60 * minute, now: 61 * minute })
  expect(resumed.attention).toBe('check-in')
  expect(roomNews(missed, resumed).map(({ kind }) => kind)).toContain('checkInNeeded')
})
