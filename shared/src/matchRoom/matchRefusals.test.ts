import { expect, test } from 'vitest'
import type { Match } from '../bracket/model/match.ts'
import type { PlayedGame } from '../bracket/model/playedGame.ts'
import { defaultSelfService, type SelfService } from '../selfService/selfService.ts'
import type { Stage } from '../bracket/model/stage.ts'
import { bracketOf } from '../bracket/testing/randomTournament.ts'
import { answerReport } from './answerReport.ts'
import { checkInSide, openCheckIn } from './checkIn.ts'
import { type MatchRoom, matchRoomIdOf, newMatchRoom, sideOf } from './matchRoom.ts'
import { reportResult } from './reportResult.ts'
import { bracket, empty, final, ready } from './testing/readyMatch.ts'

const running: Match = { ...ready, status: 'running', revision: 1 }

const minutes = (count: number) => count * 60_000
const selfService: SelfService = { ...defaultSelfService, noShow: 'walkover' }
const report = (
  matchRoom: MatchRoom,
  side: 0 | 1,
  score: Match['score'],
  { at = 0, games = [] as readonly (0 | 1 | PlayedGame)[], id = `by-${side}` } = {},
) =>
  reportResult(matchRoom, running, {
    reportId: id,
    side,
    uid: 'wolf',
    score,
    games: games.map(
      (game): PlayedGame => (typeof game === 'number' ? { outcome: game, source: 'captain' } : game),
    ),
    selfService,
    shape: bracket.shape,
    now: at,
  })

function matchRoomAfter(outcome: ReturnType<typeof report>): MatchRoom {
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value.matchRoom
}

test('a room belongs to two named teams', () => {
  expect(matchRoomIdOf(ready)).toBe('main-1-1.w.z')
  expect(matchRoomIdOf(final)).toBeNull()
  expect(newMatchRoom(final)).toBeNull()
  expect([sideOf(empty, 'w'), sideOf(empty, 'z'), sideOf(empty, 'x')]).toEqual([0, 1, null])
})

test('what cannot be checked in for', () => {
  const at = { side: 0, selfService, now: minutes(10) } as const
  expect(checkInSide(empty, ready, at)).toMatchObject({ code: 'no-check-in' })
  const open = openCheckIn(empty, ready, { selfService, organizerSides: [], now: 0 })
  expect(checkInSide(open, running, at)).toMatchObject({ code: 'no-check-in' })
  expect(checkInSide(open, ready, at)).toMatchObject({ code: 'check-in-over' })
  const patient = { ...at, selfService: { ...selfService, noShow: 'organizer' } } as const
  expect(checkInSide(open, ready, patient)).toMatchObject({ ok: true })
})

test('what cannot be reported', () => {
  expect(reportResult(empty, ready, { ...reportOf([2, 0]), selfService })).toMatchObject({
    code: 'match-not-running',
  })
  expect(report(empty, 0, [1, 1])).toMatchObject({ code: 'score-invalid', facts: { winsNeeded: 2 } })
  expect(report(empty, 0, [2, 1], { games: [0, 0, 1] })).toMatchObject({ code: 'games-differ' })
  expect(report(empty, 0, [2, 1], { games: [0, 0] })).toMatchObject({ code: 'games-differ' })
  expect(report(empty, 0, [2, 1], { games: [0, 1, 0] })).toMatchObject({ ok: true })
  const open = matchRoomAfter(report(empty, 0, [2, 0]))
  expect(report(open, 1, [0, 2], { at: minutes(10) })).toMatchObject({ code: 'report-stands' })
  expect(report(open, 1, [2, 0], { at: minutes(10) })).toMatchObject({
    value: { command: { name: 'finishSeries', score: [2, 0] } },
  })
})

test('what cannot be answered', () => {
  const open = matchRoomAfter(report(empty, 0, [2, 0]))
  const answer = { reportId: 'by-0', side: 1, uid: 'bear', accepts: false, now: 1 } as const
  expect(answerReport(open, running, { ...answer, reportId: 'another' })).toMatchObject({
    code: 'report-gone',
  })
  expect(answerReport(open, { ...running, revision: 2 }, answer)).toMatchObject({ code: 'report-gone' })
  expect(answerReport(open, running, { ...answer, side: 0 })).toMatchObject({ code: 'own-report' })
  expect(answerReport(open, running, { ...answer, now: minutes(10) })).toMatchObject({
    code: 'report-stands',
  })
})

test('a dispute without a score keeps its screenshots', () => {
  const open = matchRoomAfter(report(empty, 0, [2, 0]))
  const answer = { reportId: 'by-0', side: 1, uid: 'bear', accepts: false, now: 1 } as const
  const dispute = { uid: 'bear', at: 1, version: null, screenshots: ['pic'] }
  expect(answerReport(open, running, { ...answer, screenshots: ['pic'] })).toMatchObject({
    value: { matchRoom: { report: { dispute } } },
  })
})

test('a report keeps a screenshot per game that it names', () => {
  const reportWith = (gameScreenshots: readonly (string | null)[]) =>
    reportResult(empty, running, {
      ...reportOf([2, 0]),
      games: [0, 0].map(() => ({ outcome: 0, source: 'captain' })),
      gameScreenshots,
      selfService,
    })
  const kept = (gameScreenshots: readonly (string | null)[]) =>
    matchRoomAfter(reportWith(gameScreenshots)).report?.version.gameScreenshots
  expect(kept([null, 'nuke', 'unplayed'])).toEqual([null, 'nuke'])
  expect(kept([null, null])).toBeUndefined()
})

test('a report of a final that starts at 1:0 names the games that were played', () => {
  const games = [{ outcome: 0, source: 'advantage' }] as const
  const double: typeof bracket.shape = {
    ...bracket.shape,
    stages: [{ ...bracketOf(4, { format: 'double' }).shape.stages[0], grandFinal: 'advantage' } as Stage],
  }
  const ahead: Match = { ...running, section: 'final', score: [1, 0], games }
  const reported = (score: Match['score'], played: readonly PlayedGame[]) =>
    reportResult(empty, ahead, { ...reportOf(score), games: played, selfService, shape: double })
  const lost = { outcome: 1, source: 'captain' } as const
  expect(reported([1, 2], [lost, lost])).toMatchObject({
    value: { matchRoom: { report: { version: { games: [...games, lost, lost] } } } },
  })
  expect(reported([1, 2], [])).toMatchObject({
    value: { matchRoom: { report: { version: { games: [] } } } },
  })
  expect(reported([0, 2], [lost, lost])).toMatchObject({ code: 'score-invalid' })
})

test('a dispute ends when either side comes round to the other', () => {
  const disputed = matchRoomAfter(report(matchRoomAfter(report(empty, 0, [2, 0])), 1, [0, 2]))
  expect(disputed.attention).toBe('dispute')
  const end = (score: Match['score']) => ({
    matchRoom: { attention: null, report: { settled: { how: 'agreed' } } },
    command: { name: 'finishSeries', score },
  })
  expect(report(disputed, 0, [0, 2], { id: 'again' })).toMatchObject({ value: end([0, 2]) })
  expect(report(disputed, 1, [2, 0], { id: 'again' })).toMatchObject({ value: end([2, 0]) })
  const third = report(disputed, 0, [2, 1], { id: 'again' })
  expect(third).toMatchObject({ value: { command: null, matchRoom: { attention: 'dispute' } } })
})

test('a late duplicate of a report that was replaced, or of one that contradicted it, changes nothing', () => {
  const first = matchRoomAfter(report(empty, 0, [2, 0], { id: 'first' }))
  const replaced = matchRoomAfter(report(first, 0, [2, 1], { id: 'second' }))
  expect(matchRoomAfter(report(replaced, 0, [2, 0], { id: 'first' }))).toBe(replaced)

  const disputed = matchRoomAfter(report(replaced, 1, [2, 0], { id: 'third', at: 1 }))
  expect(disputed.attention).toBe('dispute')
  const withdrawn = report(disputed, 0, [2, 0], { id: 'first', at: 2 })
  expect(withdrawn).toEqual({ ok: true, value: { matchRoom: disputed, command: null } })
  expect(matchRoomAfter(report(disputed, 1, [2, 0], { id: 'third', at: 2 }))).toBe(disputed)

  const changed = matchRoomAfter(report(disputed, 1, [0, 2], { id: 'fourth', at: 3 }))
  expect(changed.report?.dispute).toMatchObject({ at: 1, version: { at: 3, score: [0, 2] } })
  expect(matchRoomAfter(report(changed, 1, [2, 0], { id: 'third', at: 4 }))).toBe(changed)
})

test('both sides agree on games that do not contradict each other, and each completes the other', () => {
  const source = 'captain'
  const mirage: PlayedGame = { outcome: 0, map: 'mirage', source }
  const inferno: PlayedGame = { outcome: 0, rounds: [13, 7], source }
  const open = matchRoomAfter(report(empty, 0, [2, 0], { games: [mirage, inferno] }))
  const rounds: PlayedGame = { outcome: 0, rounds: [16, 14], source }
  const agreed = report(open, 1, [2, 0], { games: [rounds, inferno] })
  expect(agreed.ok && agreed.value.command).toEqual({
    name: 'finishSeries',
    score: [2, 0],
    games: [{ ...mirage, ...rounds }, inferno],
  })
  const other = { ...inferno, rounds: [13, 8] } as const
  expect(matchRoomAfter(report(open, 1, [2, 0], { games: [mirage, other] })).attention).toBe('dispute')
  expect(report(empty, 0, [0, 0], { games: [{ outcome: 'draw', source }] })).toMatchObject({
    code: 'draw-impossible',
  })
})

function reportOf(score: Match['score']) {
  return { reportId: 'one', side: 0, uid: 'wolf', score, games: [], shape: bracket.shape, now: 0 } as const
}
