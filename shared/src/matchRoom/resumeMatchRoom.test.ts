import { expect, test } from 'vitest'
import { effectsBetween } from '../events/testing/effectsBetween.ts'
import { defaultSelfService, type SelfService } from '../selfService/selfService.ts'
import { defaultVeto } from '../selfService/vetoSettings.ts'
import { openCheckIn } from './checkIn.ts'
import type { MatchRoom } from './matchRoom.ts'
import { reportResult } from './reportResult.ts'
import { resumeMatchRoom } from './resumeMatchRoom.ts'
import { bracket, empty, ready } from './testing/readyMatch.ts'
import { followVeto } from './veto/followVeto.ts'

const minute = 60_000
const selfService: SelfService = {
  ...defaultSelfService,
  checkInMinutes: 10,
  reportMinutes: 10,
  veto: defaultVeto('csgo'),
}
const running = { ...ready, status: 'running' } as const
/** Off five minutes after the beginning, on again after an hour; the timer is a minute late. */
const since = 60 * minute
const now = since + minute

/** Resumes twice; the second time nothing changes. */
function resumed(matchRoom: MatchRoom, match: typeof ready = running) {
  const after = resumeMatchRoom(matchRoom, match, { selfService, since, now })
  expect(resumeMatchRoom(after, match, { selfService, since, now: now + minute })).toBe(after)
  const { events, timers } = effectsBetween(matchRoom, after)
  return { after, events: events.map(({ kind }) => kind), timers: timers.map(({ kind }) => kind) }
}

const veto = followVeto(empty, running, { was: 'ready', settings: selfService.veto, first: 0, now: 0 })
const reportOf = (matchRoom: MatchRoom, at: number, side: 0 | 1 = 0): MatchRoom => {
  const report = { reportId: `at ${at}`, side, uid: 'wolf', score: [2, side] as const, games: [] }
  const outcome = reportResult(matchRoom, running, {
    ...report,
    score: side === 0 ? [2, 0] : [0, 2],
    selfService,
    shape: bracket.shape,
    now: at,
  })
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value.matchRoom
}

test('open questions get their full time again, and the people asked are notified', () => {
  const opened = openCheckIn(empty, ready, { selfService, organizerSides: [], now: 0 })
  const waiting = { ...opened, checkIn: opened.checkIn && { ...opened.checkIn, at: [1, null] as const } }
  const checkIn = resumed({ ...waiting, attention: 'no-show' }, ready)
  expect(checkIn.after).toMatchObject({
    checkIn: { openedAt: now, deadline: now + 10 * minute, at: [1, null] },
    attention: null,
  })
  expect(checkIn.events).toEqual(['checkInOpened'])

  const reported = resumed(reportOf(empty, 0))
  expect(reported.after.report?.deadline).toBe(now + 10 * minute)
  expect(reported.events).toEqual(['resultReported'])

  const chosen = resumed(veto)
  expect(chosen.after.veto).toMatchObject({ taken: [], deadline: now + minute })
  expect(chosen).toMatchObject({ events: [], timers: ['pickVetoStepAtRandom'] })
})

test('what began since, what is over, and what waits for an organizer stays', () => {
  const early = since + minute / 2
  for (const matchRoom of [
    reportOf(empty, early),
    reportOf(reportOf(empty, 0), 1, 1),
    followVeto(empty, running, { was: 'ready', settings: selfService.veto, first: 0, now: early }),
    empty,
  ]) {
    expect(resumed(matchRoom).after).toBe(matchRoom)
  }
  const opened = openCheckIn(empty, ready, { selfService, organizerSides: [], now: early })
  expect(resumed(opened, ready).after).toBe(opened)
  expect(resumed(veto, { ...ready, status: 'finished' } as typeof ready).after).toBe(veto)
})

test('a veto goes with a start that was taken back meanwhile', () => {
  expect(resumed(veto, ready).after.veto).toBeNull()
})
