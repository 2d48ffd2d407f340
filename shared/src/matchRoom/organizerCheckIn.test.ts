import { expect, test } from 'vitest'
import type { Side } from '../bracket/model/match.ts'
import { effectsBetween, kindsBetween } from '../events/testing/effectsBetween.ts'
import { defaultSelfService, type SelfService } from '../selfService/selfService.ts'
import { checkInSide, closeCheckIn, openCheckIn, organizerChecksIn } from './checkIn.ts'
import type { MatchRoom } from './matchRoom.ts'
import { resumeMatchRoom } from './resumeMatchRoom.ts'
import { empty, ready } from './testing/readyMatch.ts'

const minute = 60_000
const selfService: SelfService = { ...defaultSelfService, checkInMinutes: 10, noShow: 'walkover' }
const captain = { captain: true, displayName: 'Wolf' }
const mate = { captain: false, displayName: 'Bear' }
const guestCaptain = { captain: true, displayName: 'Guest', guest: true } as const

const opened = (...organizerSides: readonly Side[]) =>
  openCheckIn(empty, ready, { selfService, organizerSides, now: 0 })
const checkedIn = (matchRoom: MatchRoom, side: Side, at = minute) => {
  const outcome = checkInSide(matchRoom, ready, { side, selfService, now: at })
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}
const close = (
  matchRoom: MatchRoom,
  organizerSides: readonly Side[] = matchRoom.checkIn?.organizerSides ?? [],
) =>
  closeCheckIn(matchRoom, ready, { revision: ready.revision, selfService, organizerSides, now: 10 * minute })

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
  const matchRoom = opened(0, 1)
  expect(matchRoom.attention).toBe('check-in')
  expect(effectsBetween(empty, matchRoom).events).toContainEqual({
    kind: 'checkInNeeded',
    cause: ['bracket', ready.id, ready.revision, 0],
    facts: { bracketId: 'bracket', matchId: ready.id, deadline: 10 * minute },
    audience: { of: 'organizers', teamIds: empty.teamIds },
  })
  const one = checkedIn(matchRoom, 0)
  expect(one.matchRoom.attention).toBe('check-in')
  expect(effectsBetween(matchRoom, one.matchRoom)).toEqual({ events: [], timers: [] })
  expect(checkedIn(one.matchRoom, 1)).toMatchObject({
    matchRoom: { attention: null },
    command: { name: 'startMatch' },
  })
  expect(checkedIn(opened(1), 1).matchRoom.attention).toBeNull()
  expect(opened().attention).toBeNull()
})

test('a team without an account does not forfeit: the organizer decides, and either team can still come', () => {
  const missed = close(checkedIn(opened(1), 0).matchRoom)
  expect(missed).toMatchObject({ matchRoom: { attention: 'no-show' }, command: null })
  expect(checkedIn(missed.matchRoom, 1, 12 * minute).command).toEqual({ name: 'startMatch' })

  const nobody = close(opened(1))
  expect(nobody).toMatchObject({ matchRoom: { attention: 'no-show' }, command: null })
  const late = checkedIn(nobody.matchRoom, 1, 12 * minute).matchRoom
  expect(late.attention).toBe('no-show')
  expect(checkedIn(late, 0, 13 * minute).command).toEqual({ name: 'startMatch' })
})

test('a team with an account forfeits where the other one was checked in', () => {
  expect(close(checkedIn(opened(1), 1).matchRoom).command).toEqual({ name: 'forfeitMatch', sides: [0] })
})

test('what counts at the deadline is whether the team has an account then', () => {
  expect(close(checkedIn(opened(), 0).matchRoom, [1])).toMatchObject({
    matchRoom: { attention: 'no-show' },
    command: null,
  })
  expect(close(checkedIn(opened(1), 0).matchRoom, []).command).toEqual({ name: 'forfeitMatch', sides: [1] })
})

test('an organizer is asked again when teams run their matches again', () => {
  const missed = close(opened(1)).matchRoom
  const resumed = resumeMatchRoom(missed, ready, { selfService, since: 60 * minute, now: 61 * minute })
  expect(resumed.attention).toBe('check-in')
  expect(kindsBetween(missed, resumed)).toContain('checkInNeeded')
})
