import { expect, test } from 'vitest'
import { defaultMatchDay, type MatchDay } from '../selfService/matchDay.ts'
import { defaultVeto } from '../selfService/vetoSettings.ts'
import { openCheckIn } from './checkIn.ts'
import type { MatchRoom } from './matchRoom.ts'
import { reportResult } from './reportResult.ts'
import { resumeRoom } from './resumeRoom.ts'
import { roomNews } from './roomNews.ts'
import { empty, ready } from './testing/readyMatch.ts'
import { followVeto } from './veto/followVeto.ts'

const minute = 60_000
const matchDay: MatchDay = {
  ...defaultMatchDay,
  checkInMinutes: 10,
  reportMinutes: 10,
  veto: defaultVeto('csgo'),
}
const running = { ...ready, status: 'running' } as const
/** Off five minutes after the beginning, on again after an hour; the timer is a minute late. */
const since = 60 * minute
const now = since + minute

/** Resumes twice; the second time nothing changes. */
function resumed(room: MatchRoom, match: typeof ready = running) {
  const after = resumeRoom(room, match, { matchDay, since, now })
  expect(resumeRoom(after, match, { matchDay, since, now: now + minute })).toBe(after)
  return { after, news: roomNews(room, after).map(({ kind }) => kind) }
}

const veto = followVeto(empty, running, { was: 'ready', settings: matchDay.veto, first: 0, now: 0 })
const reportOf = (room: MatchRoom, at: number, side: 0 | 1 = 0): MatchRoom => {
  const report = { reportId: `at ${at}`, side, uid: 'wolf', score: [2, side] as const, games: [] }
  const outcome = reportResult(room, running, {
    ...report,
    score: side === 0 ? [2, 0] : [0, 2],
    matchDay,
    now: at,
  })
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value.room
}

test('what was open has its whole time again, and whoever is asked is told', () => {
  const opened = openCheckIn(empty, ready, { matchDay, organizerSides: [], now: 0 })
  const waiting = { ...opened, checkIn: opened.checkIn && { ...opened.checkIn, at: [1, null] as const } }
  const checkIn = resumed({ ...waiting, attention: 'no-show' }, ready)
  expect(checkIn.after).toMatchObject({
    checkIn: { openedAt: now, deadline: now + 10 * minute, at: [1, null] },
    attention: null,
  })
  expect(checkIn.news).toEqual(['checkInOpened'])

  const reported = resumed(reportOf(empty, 0))
  expect(reported.after.report?.deadline).toBe(now + 10 * minute)
  expect(reported.news).toEqual(['resultReported'])

  const chosen = resumed(veto)
  expect(chosen.after.veto).toMatchObject({ taken: [], deadline: now + minute })
  expect(chosen.news).toEqual(['vetoStepOpened'])
})

test('what began since, what is over, and what waits for an organizer stays', () => {
  const early = since + minute / 2
  for (const room of [
    reportOf(empty, early),
    reportOf(reportOf(empty, 0), 1, 1),
    followVeto(empty, running, { was: 'ready', settings: matchDay.veto, first: 0, now: early }),
    empty,
  ]) {
    expect(resumed(room).after).toBe(room)
  }
  const opened = openCheckIn(empty, ready, { matchDay, organizerSides: [], now: early })
  expect(resumed(opened, ready).after).toBe(opened)
  expect(resumed(veto, { ...ready, status: 'finished' } as typeof ready).after).toBe(veto)
})

test('a veto goes with a start that was taken back meanwhile', () => {
  expect(resumed(veto, ready).after.veto).toBeNull()
})
