import { setTimeout as pause } from 'node:timers/promises'
import type { CallableName } from '@upper-bracket/shared/contract/contract'
import { budgetName } from '@upper-bracket/shared/limits/ceiling'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { resumeProject } from '../../../scripts/deploy/resumption.ts'
import { publishTo, runScheduledFunction } from '../../../scripts/schedules/schedules.ts'
import { call, type Reply } from '../../../testing/call.ts'
import { crowd } from '../../../testing/crowd.ts'
import { stored } from '../../../testing/database.ts'
import { emulators } from '../../../testing/emulators.ts'
import { eventually } from '../../../testing/eventually.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { apiCall, newKey } from '../support/apiClient.ts'
import { onMatch } from '../support/onMatch.ts'
import { refused } from '../support/refused.ts'

const page = Number(process.env['UPPER_BRACKET_PORT'])

const forget = async () => {
  const kept = [documents.pause(), documents.pausedDeadlines(), documents.spending()]
  await Promise.all(kept.map(each => each.delete()))
}
beforeEach(forget)
afterEach(forget)

/** The budget says that its month has cost more than its amount. */
function notify(): Promise<void> {
  const start = new Date()
  start.setUTCDate(1)
  start.setUTCHours(0, 0, 0, 0)
  return publishTo(page, 'followBudget', {
    budgetDisplayName: budgetName(localProjectId),
    alertThresholdExceeded: 1,
    costAmount: 51.27,
    costIntervalStart: start.toISOString(),
    budgetAmount: 50,
    budgetAmountType: 'SPECIFIED_AMOUNT',
    currencyCode: 'USD',
  })
}

/** `npm run deploy -- --resume`, with the emulator for Firestore's REST API. */
const resume = (tell: (line: string) => void) =>
  resumeProject({
    tell,
    means: {
      project: localProjectId,
      call: async (_, { name = '', ...query }) => {
        const address = `${emulators.firestore}/v1/${name}?${new URLSearchParams(query)}`
        const answer = await fetch(address, { method: 'DELETE', headers: { authorization: 'Bearer owner' } })
        if (!answer.ok) throw new Error(await answer.text())
        return answer.json()
      },
    },
  })

/** What a browser asks of Firestore itself, where the rules answer. */
async function ofFirestore(path: string, init: RequestInit, person?: Person): Promise<number> {
  const root = `${emulators.firestore}/v1/projects/${localProjectId}/databases/(default)/documents`
  const authorization = person && { authorization: `Bearer ${person.idToken}` }
  const headers = { 'content-type': 'application/json', ...authorization }
  return (await fetch(`${root}/${path}`, { ...init, headers })).status
}

it('under load, a notification of the budget stops all writing within a minute, and nothing accepted is lost', async () => {
  const { owner } = await signUpAll('owner')
  const players = await crowd(32)
  const pairs = Array.from({ length: 16 }, (_, index) => players.slice(2 * index, 2 * index + 2))
  const now = Date.now()
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    teams: pairs.map(each => ({ players: each })),
    competition: {
      format: 'single',
      startDate: now - 1,
      registrationDeadline: now - hour,
      selfService: { ...defaultSelfService, noShow: 'walkover' },
    },
  })
  const bracketId = freshId()
  const order = [...teamIds]
  const bracket = { competitionId, bracketId, seeding: 'manual', order, replace: false } as const
  expect(await call('generateBracket', owner, bracket)).toMatchObject({ ok: true })
  await runScheduledFunction(page, 'fireTimers')
  const key = await newKey(competitionId, owner)

  const matchIn = (number: number, revision: number) =>
    onMatch({ competitionId, bracketId, teamIds }, `main-1-${number}`, revision)
  const storedMatch = async (number: number) =>
    (await stored.match(competitionId, bracketId, `main-1-${number}`).get()).data()
  const checkIn = async (number: number) => {
    const match = await storedMatch(number)
    const room = documents.matchRooms(competitionId, bracketId).doc((match && matchRoomIdOf(match)) ?? 'none')
    return (await room.get()).data()?.checkIn?.deadline ?? 0
  }
  const start = async (number: number) =>
    call('startMatch', owner, matchIn(number, (await storedMatch(number))?.revision ?? 0))
  const say = (index: number, messageId: string) => {
    const teamId = teamIds[Math.floor(index / 2)] ?? ''
    const input = { competitionId, teamId, messageId, text: 'Where are you?' }
    return call('sendTeamMessage', players[index] ?? owner, input)
  }
  /** What else is written, by everything that writes: each is done, or refused for another reason, but in a pause. */
  const writing = async () => {
    const codes = new Map<string, string | null>()
    const told = <T>(name: CallableName, reply: Reply<T>) => codes.set(name, reply.ok ? null : reply.code)
    told('joinCompetition', await call('joinCompetition', owner, { competitionId, joinId: freshId() }))
    told('joinTeam', await call('joinTeam', owner, { competitionId, teamId: teamIds[0] ?? '' }))
    told('readPushKey', await call('readPushKey', owner, {}))
    told('startMatch', await call('startMatch', owner, matchIn(8, 0)))
    const { body } = await apiCall(key, 'startMatch', { bracketId, matchId: 'main-1-8', revision: 0 })
    codes.set('apiActions', (body as { readonly error?: { readonly code: string } }).error?.code ?? null)
    return codes
  }
  const lists = () =>
    ofFirestore(`competitions/${competitionId}:runQuery`, {
      method: 'POST',
      body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'teams' }], limit: 16 } }),
    })
  const changesProfile = () => {
    const body = JSON.stringify({ fields: { lang: { stringValue: 'en' } } })
    return ofFirestore(`profiles/${owner.uid}?updateMask.fieldPaths=lang`, { method: 'PATCH', body }, owner)
  }
  expect([...(await writing()).values()]).not.toContain('operation-paused')
  expect([await lists(), await changesProfile()]).toEqual([200, 200])

  let isOver = false
  const end = () => {
    isOver = true
  }
  onTestFinished(end)
  const accepted = new Set<string>()
  /** Whether they were stored was not answered, at least once. */
  const unanswered = new Set<string>()
  const unsent = new Map<number, string>()
  let lastAccepted = 0
  const caller = async (index: number) => {
    for (let messageId = freshId(); !isOver; ) {
      const reply = await say(index, messageId)
      if (!reply.ok && reply.code === 'try-again') {
        unanswered.add(messageId)
        continue
      }
      if (!reply.ok) {
        expect(reply).toEqual(refused('operation-paused'))
        unsent.set(index, messageId)
        return
      }
      accepted.add(messageId)
      messageId = freshId()
      lastAccepted = performance.now()
      await pause(1500 + 1000 * Math.random())
    }
  }
  let answered = 0
  const reader = async (index: number) => {
    while (!isOver) {
      const path =
        index % 2 === 0 ? `/competitions/${competitionId}` : `/api/competitions/${competitionId}/snapshot`
      expect((await fetch(emulators.hosting + path)).status).toBe(200)
      answered += 1
      await pause(1500 + 1000 * Math.random())
    }
  }
  const callers = Promise.all(players.map((_, index) => caller(index)))
  const readers = Promise.all(players.slice(0, 24).map((_, index) => reader(index)))
  const finished: number[] = []
  for (const number of [1, 2, 3]) {
    expect(await start(number)).toMatchObject({ ok: true })
    const revision = (await storedMatch(number))?.revision ?? 0
    const result = await call('finishSeries', owner, { ...matchIn(number, revision), score: [1, 0] })
    expect(result).toMatchObject({ ok: true })
    finished.push(number)
  }
  await eventually(async () => expect(accepted.size).toBeGreaterThan(32))
  const deadline = await checkIn(5)
  expect(deadline).toBeGreaterThan(now)

  const notified = performance.now()
  await notify()
  // The rules know at once.
  expect([await lists(), await changesProfile()]).toEqual([403, 403])
  await callers
  await eventually(async () => {
    expect(new Set((await writing()).values())).toEqual(new Set(['operation-paused']))
  }, 60_000)
  const stoppedMs = performance.now() - notified
  expect(stoppedMs).toBeLessThan(60_000)
  expect(lastAccepted - notified).toBeLessThan(60_000)

  const sent = await Promise.all(
    teamIds.map(id =>
      stored.competition(competitionId).collection('teams').doc(id).collection('messages').get(),
    ),
  )
  const kept = new Set(sent.flatMap(({ docs }) => docs.map(({ id }) => id)))
  expect([...accepted].filter(id => !kept.has(id))).toEqual([])
  expect([...kept].filter(id => !accepted.has(id) && !unanswered.has(id))).toEqual([])
  for (const number of finished)
    expect(await storedMatch(number)).toMatchObject({ status: 'finished', score: [1, 0] })

  // As the edge asks, which then answers by itself for a minute.
  const caching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400'
  const seen = async (path: string) => {
    const answer = await fetch(emulators.hosting + path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, caching])
    return answer.text()
  }
  await eventually(async () => {
    expect(await seen(`/competitions/${competitionId}`)).toContain('Team 16')
    expect(await seen(`/api/competitions/${competitionId}/snapshot`)).toContain('Team 16')
  })
  end()
  await readers
  await runScheduledFunction(page, 'fireTimers')
  expect(await checkIn(5)).toBe(deadline)

  const told: string[] = []
  const resumed = performance.now()
  const resumedAt = Date.now()
  await resume(line => told.push(line))
  expect(told).toEqual([expect.stringContaining('goes on within two minutes')])
  await runScheduledFunction(page, 'fireTimers')
  expect(await checkIn(5)).toBeGreaterThanOrEqual(resumedAt + defaultSelfService.checkInMinutes * 60_000)
  expect(await lists()).toBe(200)
  await eventually(
    async () => expect([...(await writing()).values()]).not.toContain('operation-paused'),
    60_000,
  )
  const resumedMs = performance.now() - resumed
  for (const [index, messageId] of unsent) expect(await say(index, messageId)).toMatchObject({ ok: true })
  expect(await start(5)).toMatchObject({ ok: true })
  console.info(
    `Of ${accepted.size} accepted messages none is lost; ${answered} pages and snapshots were read. All writing stopped ` +
      `${Math.round(stoppedMs / 1000)} s after the notification, and went on ${Math.round(resumedMs / 1000)} s after the command.`,
  )
}, 180_000)
