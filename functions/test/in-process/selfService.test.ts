import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { screenshotsMax } from '@upper-bracket/shared/matchRoom/screenshot'
import { afterEach, expect, it, vi } from 'vitest'
import { stored } from '../../../testing/database.ts'
import { logoFiles } from '../../../testing/logoFiles.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { fireDueTimers } from '../../src/timers/fireTimers.ts'
import { logOf } from '../support/logOf.ts'
import { refused } from '../support/refused.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { kindsTold, people, playedCompetition, told } from './support/playedCompetition.ts'

const minute = 60_000
afterEach(() => {
  vi.restoreAllMocks()
})

it('runs from check-in to the champion; the organizer is asked about a no-show and a dispute alone', async () => {
  const { owner, first, second, third, fourth } = people
  const { competitionId, bracketId, teamIds, matchOf, matchRoomOf, checkIn, report, answer } =
    await playedCompetition()
  expect((await matchRoomOf('main-1-1'))?.checkIn).toMatchObject({ at: [null, null] })

  expect(await checkIn('main-1-1', first)).toEqual([{ ok: true, value: {} }])
  expect((await matchOf('main-1-1')).status).toBe('ready')
  await checkIn('main-1-1', fourth)
  expect((await matchOf('main-1-1')).status).toBe('running')

  await report('main-1-1', first, [2, 1])
  expect(await matchOf('main-1-1')).toMatchObject({ status: 'running', score: [0, 0] })
  expect((await matchOf('main-2-1')).slots[0].teamId).toBeNull()
  const confirmed = await answer('main-1-1', fourth, true)
  expect(confirmed.outcome).toEqual({ ok: true, value: {} })
  expect(await matchOf('main-1-1')).toMatchObject({ status: 'finished', score: [2, 1], winner: 0 })
  expect((await matchRoomOf('main-1-1'))?.report?.settled?.how).toBe('confirmed')
  expect(await call('answerReport', fourth, confirmed.input)).toEqual({ ok: true, value: {} })

  await checkIn('main-1-2', second)
  const deadline = (await matchRoomOf('main-1-2'))?.checkIn?.deadline ?? 0
  await fireDueTimers(deadline - 1)
  expect((await matchRoomOf('main-1-2'))?.attention).toBeNull()
  await Promise.all([fireDueTimers(deadline), fireDueTimers(deadline)])
  expect((await matchRoomOf('main-1-2'))?.attention).toBe('no-show')
  expect((await matchOf('main-1-2')).status).toBe('ready')
  const { revision } = await matchOf('main-1-2')
  const walkover = { competitionId, bracketId, matchId: 'main-1-2', revision, sides: [1] as 1[] }
  expect(await call('forfeitMatch', owner, walkover)).toMatchObject({ ok: true })
  expect((await matchRoomOf('main-1-2'))?.attention).toBeNull()

  expect((await matchOf('main-2-1')).status).toBe('ready')
  await checkIn('main-2-1', first, second)
  await report('main-2-1', first, [2, 0])
  const contrary = await report('main-2-1', second, [0, 2])
  expect(contrary.outcome).toEqual({ ok: true, value: {} })
  expect((await matchRoomOf('main-2-1'))?.attention).toBe('dispute')
  const decided = { competitionId, bracketId, matchId: 'main-2-1', revision: contrary.input.revision }
  expect(await call('finishSeries', owner, { ...decided, score: [2, 0] })).toMatchObject({ ok: true })
  expect(await matchRoomOf('main-2-1')).toMatchObject({
    attention: null,
    report: { settled: { how: 'decided' } },
  })
  expect((await stored.competition(competitionId).get()).data()).toMatchObject({
    status: 'finished',
    champion: { teamId: teamIds[0] },
  })

  expect((await kindsTold(competitionId)).toSorted()).toEqual(
    [
      ...['checkInOpened', 'checkInOpened', 'checkInOpened', 'checkInClosing', 'teamMissing'],
      ...['resultDisputed', 'reportDisputed', 'resultReported', 'resultReported'],
      ...['matchDecided', 'matchDecided'],
    ].toSorted(),
  )
  const events = await told(competitionId)
  expect(events.find(({ kind }) => kind === 'reportDisputed')).toMatchObject({
    facts: { bracketId, matchId: 'main-2-1', score: [0, 2] },
    audience: { of: 'teams', teamIds: [teamIds[0]] },
    byUid: second.uid,
  })
  const decisions = events.filter(({ kind }) => kind === 'matchDecided')
  expect(decisions).toMatchObject([
    {
      facts: { matchId: 'main-1-2', winnerTeamId: teamIds[1], walkover: true },
      audience: { of: 'teams', teamIds: [teamIds[1], teamIds[2]] },
      byUid: owner.uid,
    },
    {
      facts: { matchId: 'main-2-1', winnerTeamId: teamIds[0], walkover: false, score: [2, 0] },
      audience: { of: 'teams', teamIds: [teamIds[0], teamIds[1]] },
    },
  ])
  const log = await logOf({ competitionId })
  expect(log.map(({ action, uid }) => [action, uid])).toContainEqual(['finishSeries', fourth.uid])
  expect(third.uid).not.toBe(fourth.uid)
})

it('lets a report stand that nobody answers, and no other', async () => {
  const { first, fourth, second, third } = people
  const { matchOf, matchRoomOf, checkIn, report } = await playedCompetition()
  await Promise.all([checkIn('main-1-1', first, fourth), checkIn('main-1-2', second, third)])
  await report('main-1-1', first, [2, 0])
  const replaced = await report('main-1-1', first, [2, 1])
  await report('main-1-2', second, [2, 0])
  await report('main-1-2', third, [1, 2])
  const deadline = (await matchRoomOf('main-1-1'))?.report?.deadline ?? 0
  await fireDueTimers(deadline - 1)
  expect((await matchOf('main-1-1')).status).toBe('running')
  await Promise.all([fireDueTimers(deadline + minute), fireDueTimers(deadline + minute)])
  expect(await matchOf('main-1-1')).toMatchObject({ status: 'finished', score: [2, 1], revision: 2 })
  expect((await matchRoomOf('main-1-1'))?.report).toMatchObject({
    reportId: replaced.input.reportId,
    settled: { how: 'unanswered' },
  })
  expect((await matchOf('main-1-2')).status).toBe('running')
  expect(await call('reportResult', first, replaced.input)).toEqual({ ok: true, value: {} })
})

it('refuses what others than the teams do, and what is about an earlier state of the match', async () => {
  const { owner, mate, first, second, fourth } = people
  const { competitionId, bracketId, inMatch, checkIn, report, answer, matchRoomOf, matchOf } =
    await playedCompetition()
  const early = await inMatch('main-1-1', first)
  const foreign = { ...early, teamId: (await inMatch('main-1-2', second)).teamId }
  expect(await call('checkInForMatch', mate, early)).toEqual(refused('permission-denied'))
  expect(await call('checkInForMatch', second, early)).toEqual(refused('permission-denied'))
  expect(await call('checkInForMatch', second, foreign)).toEqual(refused('not-in-match'))
  expect(await report('main-1-1', first, [2, 0])).toMatchObject({ outcome: { code: 'match-not-running' } })
  // An organizer for a captain without a telephone.
  expect(await call('checkInForMatch', owner, early)).toEqual({ ok: true, value: {} })
  await checkIn('main-1-1', fourth)
  expect(await call('checkInForMatch', first, early)).toEqual({ ok: true, value: {} })

  const late = await report('main-1-1', first, [2, 0])
  expect(await call('reportResult', mate, late.input)).toEqual(refused('permission-denied'))
  expect((await answer('main-1-1', first, true)).outcome).toEqual(refused('own-report'))
  const { revision } = await matchOf('main-1-1')
  const change = { competitionId, bracketId, matchId: 'main-1-1', revision }
  await call('setScore', owner, { ...change, score: [1, 0] })
  expect(await call('reportResult', first, late.input)).toEqual(refused('changed-meanwhile'))
  expect((await matchRoomOf('main-1-1'))?.report?.settled?.how).toBe('decided')
  const stale = { ...late.input, accepts: true, teamId: (await inMatch('main-1-1', fourth)).teamId }
  const { score: _, games: __, ...confirmation } = stale
  expect(await call('answerReport', fourth, confirmation)).toEqual(refused('changed-meanwhile'))
  expect(await matchOf('main-1-1')).toMatchObject({ status: 'running', score: [1, 0] })
})

it('keeps a limited number of pictures for each side, and no other file', async () => {
  const { first, fourth, second } = people
  const { competitionId, bracketId, inMatch, matchOf, matchRoomOf, checkIn } = await playedCompetition()
  const picture = logoFiles().small
  const before = { ...(await inMatch('main-1-1', first)), screenshotId: freshId(), picture }
  expect(await call('addScreenshot', first, before)).toEqual(refused('match-not-running'))
  await checkIn('main-1-1', first, fourth)
  const shot = { ...before, ...(await inMatch('main-1-1', first)) }
  expect(await call('addScreenshot', second, shot)).toEqual(refused('permission-denied'))
  for (const other of ['PHN2Zz48L3N2Zz4=', '/9j/4AAQ']) {
    expect(await call('addScreenshot', first, { ...shot, picture: other })).toEqual(refused('not-a-picture'))
  }
  for (const each of [shot, shot]) {
    expect(await call('addScreenshot', first, each)).toEqual({ ok: true, value: {} })
  }
  const add = () => call('addScreenshot', first, { ...shot, screenshotId: freshId() })
  const max = screenshotsMax({ bestOf: 3 })
  for (let count = 1; count < max - 1; count += 1) {
    expect(await add()).toEqual({ ok: true, value: {} })
  }
  const last = await Promise.all([add(), add()])
  expect(last.filter(outcome => !outcome.ok)).toEqual([refused('too-many-screenshots')])
  const others = { ...shot, ...(await inMatch('main-1-1', fourth)), screenshotId: freshId() }
  expect(await call('addScreenshot', fourth, others)).toEqual({ ok: true, value: {} })
  const matchRoomId = matchRoomIdOf(await matchOf('main-1-1')) ?? ''
  const kept = await documents.screenshots(competitionId, bracketId, matchRoomId).get()
  expect(kept.size).toBe(max + 1)

  const won = { outcome: 1, source: 'captain' } as const
  const report = { ...others, reportId: freshId(), score: [0, 2] as [number, number], games: [won, won] }
  const { screenshotId: shown, picture: _, ...reported } = report
  const screenshots = { screenshots: [shown], gameScreenshots: [null, shown] }
  expect(await call('reportResult', fourth, { ...reported, ...screenshots })).toMatchObject({ ok: true })
  expect(await matchRoomOf('main-1-1')).toMatchObject({ report: { version: screenshots } })
  const exported = await call('exportMyData', fourth, {})
  expect(exported).toMatchObject({
    value: {
      reports: [{ competitionId, matchId: 'main-1-1', score: [0, 2] }],
      screenshots: [{ competitionId, addedAt: expect.any(Number) }],
    },
  })
})

it('lets members check in and report where the competition allows it', async () => {
  const { mate, first, fourth } = people
  const { teamIds, checkIn, inMatch, matchOf, matchRoomOf, answer } = await playedCompetition(
    { reportBy: 'member' },
    { guests: ['first'] },
  )
  expect((await matchRoomOf('main-1-1'))?.checkIn?.organizerSides).toEqual([])
  expect(await call('checkInForMatch', mate, await inMatch('main-1-1', first))).toEqual({
    ok: true,
    value: {},
  })
  await checkIn('main-1-1', fourth)
  const input = {
    ...(await inMatch('main-1-1', first)),
    reportId: freshId(),
    score: [2, 0] as [number, number],
    games: [],
  }
  expect(input.teamId).toBe(teamIds[0])
  expect(await call('reportResult', mate, input)).toEqual({ ok: true, value: {} })
  await answer('main-1-1', fourth, true)
  expect((await matchOf('main-1-1')).status).toBe('finished')
})

it('tells each team its place once, a minute after the end, and another one where a correction moves it', async () => {
  const { owner } = people
  const { competitionId, bracketId, teamIds, matchOf } = await playedCompetition()
  const inBracket = async (matchId: string) => ({
    competitionId,
    bracketId,
    matchId,
    revision: (await matchOf(matchId)).revision,
  })
  const finish = async (matchId: string, score: [number, number]) =>
    expect(await call('finishSeries', owner, { ...(await inBracket(matchId)), score })).toMatchObject({
      ok: true,
    })
  const win = async (matchId: string) => {
    expect(await call('startMatch', owner, await inBracket(matchId))).toMatchObject({ ok: true })
    await finish(matchId, [2, 0])
  }
  const places = async () => {
    const events = (await told(competitionId)).filter(({ kind }) => kind === 'placeTaken')
    return events
      .flatMap(({ audience, facts }) =>
        audience.of === 'teams' && 'best' in facts
          ? [[teamIds.indexOf(audience.teamIds[0] ?? ''), facts.best, facts.worst]]
          : [],
      )
      .toSorted()
  }
  for (const matchId of ['main-1-1', 'main-1-2', 'main-2-1']) await win(matchId)
  const at = Date.now()
  await fireDueTimers(at)
  expect(await places()).toEqual([])
  const first = [
    [0, 1, 1],
    [1, 2, 2],
    [2, 3, 4],
    [3, 3, 4],
  ]
  await Promise.all([fireDueTimers(at + minute), fireDueTimers(at + minute)])
  expect(await places()).toEqual(first)

  const corrected = { ...(await inBracket('main-2-1')), score: [2, 1] as [number, number] }
  expect(await call('correctScore', owner, corrected)).toMatchObject({ ok: true })
  await fireDueTimers(Date.now() + minute)
  expect(await places()).toEqual(first)

  const reopened = { ...(await inBracket('main-2-1')), cascade: false, preview: false }
  expect(await call('reopenMatch', owner, reopened)).toMatchObject({ ok: true })
  await fireDueTimers(Date.now() + minute)
  expect(await places()).toEqual(first)
  await finish('main-2-1', [1, 2])
  await fireDueTimers(Date.now() + minute)
  expect(await places()).toEqual([...first, [0, 2, 2], [1, 1, 1]].toSorted())
  const kinds = (await told(competitionId)).map(({ kind }) => kind)
  expect(kinds.filter(kind => kind === 'resultCorrected')).toHaveLength(2)
})
