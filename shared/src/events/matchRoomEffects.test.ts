import { expect, test } from 'vitest'
import { openCheckIn } from '../matchRoom/checkIn.ts'
import { reportResult } from '../matchRoom/reportResult.ts'
import { bracket, empty, ready } from '../matchRoom/testing/readyMatch.ts'
import { defaultSelfService } from '../selfService/selfService.ts'
import { effectsBetween } from './testing/effectsBetween.ts'

const minute = 60_000
const [upper, lower] = empty.teamIds
const facts = { bracketId: 'bracket', matchId: ready.id }
const timer = { competitionId: 'cup', ...facts, revision: ready.revision }

test('both teams are asked to check in, warned and awaited until the deadline', () => {
  const selfService = { ...defaultSelfService, checkInMinutes: 10 }
  const opened = openCheckIn(empty, ready, { selfService, organizerSides: [], now: 0 })
  const deadline = 10 * minute
  expect(effectsBetween(empty, opened)).toEqual({
    events: [
      {
        kind: 'checkInOpened',
        cause: ['bracket', ready.id, ready.revision, 0],
        facts: { ...facts, deadline, revision: ready.revision },
        audience: { of: 'teams', teamIds: [upper, lower] },
      },
    ],
    timers: [
      { kind: 'warnOfCheckIn', dueAt: 7 * minute, ...timer },
      { kind: 'closeCheckIn', dueAt: deadline, ...timer },
    ],
  })
  expect(effectsBetween(opened, opened)).toEqual({ events: [], timers: [] })
})

test('the other team is notified of a report in its own order, and has until the deadline to answer', () => {
  const selfService = { ...defaultSelfService, reportMinutes: 10 }
  const running = { ...ready, status: 'running' } as const
  const report = { reportId: 'report', side: 0, uid: 'wolf', score: [2, 1], games: [] } as const
  const reported = reportResult(empty, running, { ...report, selfService, shape: bracket.shape, now: 0 })
  if (!reported.ok) throw new Error(reported.code)
  const deadline = 10 * minute
  expect(effectsBetween(empty, reported.value.matchRoom)).toEqual({
    events: [
      {
        kind: 'resultReported',
        cause: ['bracket', ready.id, ready.revision, 'report', deadline],
        facts: { ...facts, deadline, score: [1, 2] },
        audience: { of: 'teams', teamIds: [lower], matchTeamIds: [upper, lower] },
      },
    ],
    timers: [{ kind: 'confirmUnansweredReport', dueAt: deadline, ...timer, reportId: 'report' }],
  })
})
