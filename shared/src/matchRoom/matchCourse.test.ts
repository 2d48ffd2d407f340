import { expect, test } from 'vitest'
import type { Match } from '../bracket/model/match.ts'
import { matchCourse } from './matchCourse.ts'
import type { MatchReport, MatchRoom } from './matchRoom.ts'
import { empty, ready } from './testing/readyMatch.ts'

const checkIn = { revision: 0, openedAt: 10, deadline: 90, at: [30, 20], organizerSides: [] } as const
const report: MatchReport = {
  reportId: 'r',
  pastReportIds: [],
  revision: 1,
  by: 1,
  deadline: 200,
  version: { uid: 'bear', at: 100, score: [0, 2], games: [] },
  dispute: { uid: 'wolf', at: 110, version: null },
  settled: { how: 'decided', at: 120 },
}
const finished: Match = {
  ...ready,
  status: 'finished',
  revision: 2,
  score: [0, 2],
  winner: 1,
  since: { status: 'finished', at: 120 },
}
const matchRoom: MatchRoom = { ...empty, checkIn, report, decidedAt: 120 }
const kinds = (match: Match, of: MatchRoom | null, startedAt: number | null) =>
  matchCourse(match, of, startedAt).map(({ what, at }) => [what, at])

test('tells who was there when, and how the result came about, in the order in which it happened', () => {
  expect(kinds(finished, matchRoom, 31)).toEqual([
    ['checkInOpened', 10],
    ['checkedIn', 20],
    ['checkedIn', 30],
    ['started', 31],
    ['reported', 100],
    ['disputed', 110],
    ['settled', 120],
    ['finished', 120],
  ])
  // A correction afterwards.
  expect(kinds(finished, { ...matchRoom, decidedAt: 500 }, 31).at(-1)).toEqual(['changed', 500])
})

test('a walkover has no start, and what is not known is not told', () => {
  const walkover: Match = { ...finished, forfeits: [true, false] }
  expect(kinds(walkover, { ...empty, checkIn: { ...checkIn, at: [null, 20] } }, 120)).toEqual([
    ['checkInOpened', 10],
    ['checkedIn', 20],
    ['walkover', 120],
  ])
  expect(kinds({ ...finished, since: { status: 'running', at: 5 } }, null, null)).toEqual([])
  expect(kinds(ready, null, null)).toEqual([])
})
