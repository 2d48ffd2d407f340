import type { CloudEvent } from 'firebase-functions'
import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { newDelivery } from '@upper-bracket/shared/notifications/delivery'
import { budgetName } from '@upper-bracket/shared/limits/ceiling'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import type { ScheduleFunction } from 'firebase-functions/scheduler'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assertionFields, signedAssertion } from '../../../scripts/fakes/steam.ts'
import { fakeKeys } from '../../../scripts/fakes/fakeKeys.ts'
import { emulators } from '../../../testing/emulators.ts'
import { stored } from '../../../testing/database.ts'
import { freshId, hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import * as functions from '../../src/index.ts'
import { announceChanges } from '../../src/announcements/announceChanges.ts'
import { sendWebhooks } from '../../src/integrations/sendWebhooks.ts'
import { fanOutEvent } from '../../src/notifications/fanOutEvent.ts'
import { followNotification } from '../../src/operator/followBudget.ts'
import { firestore, ownProjectId } from '../../src/platform/firebase.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { logs } from '../../src/platform/logs.ts'
import { isPaused as isPausedHere } from '../../src/platform/pause.ts'
import { outboxEvent } from '../../src/platform/outboxEvent.ts'
import { latestCompetition } from '../../src/snapshot/latestCompetition.ts'
import { fireDueTimers } from '../../src/timers/fireTimers.ts'
import { keepDeadlines } from '../../src/timers/keepDeadlines.ts'
import { watchDraftClock } from '../../src/timers/runDraftClocks.ts'
import { postInProcess } from '../support/postInProcess.ts'
import { refused } from '../support/refused.ts'
import { callInProcess } from './support/callInProcess.ts'
import { startedDraft } from './support/draftsAtHand.ts'
import { asTheFunctionsProcess, finishInProcess } from './support/signInInProcess.ts'
import { newPeople } from './support/newPeople.ts'

/** So long an instance takes what it has read for true. */
const freshMs = 20_000
/** By then every instance has read the document again. */
const knownMs = 30_000

let clock = Date.now()
function pass(ms: number): void {
  clock += ms
  vi.setSystemTime(clock)
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: clock })
  vi.stubEnv('ADDRESS_SECRET', fakeKeys.ADDRESS_SECRET)
  await Promise.all(
    [documents.pause(), documents.pausedDeadlines(), documents.spending()].map(each => each.delete()),
  )
  pass(knownMs)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** A message of the budget, as Google publishes it. */
function notified(costAmount: number, change: object = {}): Promise<void> {
  const start = new Date()
  start.setUTCDate(1)
  start.setUTCHours(0, 0, 0, 0)
  const message = {
    budgetDisplayName: budgetName(ownProjectId()),
    alertThresholdExceeded: 1,
    costAmount,
    costIntervalStart: start.toISOString(),
    budgetAmount: 50,
    budgetAmountType: 'SPECIFIED_AMOUNT',
    currencyCode: 'USD',
    ...change,
  }
  return followNotification(Buffer.from(JSON.stringify(message)).toString('base64'), Date.now())
}

const isPaused = async () => (await documents.pause().get()).exists

test('costs at the ceiling pause within half a minute, and the deleted document resumes', async () => {
  const { owner } = await newPeople('owner')
  const { competitionId } = await seededCompetition({ owner })
  const create = () =>
    callInProcess('createTeam', owner, {
      competitionId,
      teamId: freshId(),
      name: freshId(),
      discordLink: null,
    })
  expect(await create()).toMatchObject({ ok: true })
  vi.spyOn(logs, 'paused').mockReturnValue()
  await notified(51)
  pass(knownMs)
  expect(await create()).toEqual(refused('operation-paused'))
  expect((await stored.teams(competitionId).count().get()).data().count).toBe(1)
  await documents.pause().delete()
  pass(knownMs)
  expect(await create()).toMatchObject({ ok: true })
})

test('a call does not wait for news about a pause before they are due, and the next one knows them', async () => {
  const { owner } = await newPeople('owner')
  const { competitionId } = await seededCompetition({ owner })
  const create = () =>
    callInProcess('createTeam', owner, {
      competitionId,
      teamId: freshId(),
      name: freshId(),
      discordLink: null,
    })
  expect(await create()).toMatchObject({ ok: true })
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const getAll = firestore().getAll.bind(firestore())
  const asked = vi.spyOn(firestore(), 'getAll').mockImplementationOnce(async (...refs) => {
    await answered
    return getAll(...refs)
  })
  await documents.pause().set({ since: clock })
  pass(freshMs / 2)
  expect(await create()).toMatchObject({ ok: true })
  expect(await create()).toMatchObject({ ok: true })
  expect(asked.mock.calls.map(refs => refs.map(ref => 'path' in ref && ref.path))).toEqual([
    ['operation/limits', 'operation/deadlines'],
  ])
  answer()
  await vi.waitFor(async () => expect(await create()).toEqual(refused('operation-paused')))
})

test('a refused or late answer that no call waits for is no news about a pause, and the next call asks again', async () => {
  const unknown = vi.spyOn(logs, 'pauseUnknown').mockReturnValue()
  await isPausedHere()
  const { promise: late, reject: refuse } = Promise.withResolvers<never>()
  vi.spyOn(firestore(), 'getAll').mockReturnValueOnce(late)
  await documents.pause().set({ since: clock })
  pass(freshMs / 2)
  expect(await isPausedHere()).toBe(false)
  refuse(new Error('late'))
  expect(await isPausedHere()).toBe(false)
  pass(freshMs / 2)
  expect(await isPausedHere()).toBe(true)
  expect(unknown).not.toHaveBeenCalled()
})

test('notifications that arrive twice at once, late or again pause once, and after resuming not again', async () => {
  const paused = vi.spyOn(logs, 'paused').mockReturnValue()
  await Promise.all([notified(51), notified(51), notified(49), notified(51)])
  await notified(20)
  expect(await isPaused()).toBe(true)
  const { since } = (await documents.pause().get()).data() ?? {}
  pass(hour)
  await notified(52)
  expect((await documents.pause().get()).data()?.since).toBe(since)
  expect(paused).toHaveBeenCalledOnce()

  await documents.pause().delete()
  await Promise.all([notified(52), notified(53)])
  expect(await isPaused()).toBe(false)
  await notified(100)
  expect(await isPaused()).toBe(true)
})

test('notifications of other budgets and months, and what is none, change nothing', async () => {
  const unread = vi.spyOn(logs, 'notificationUnread').mockReturnValue()
  await notified(51, { budgetDisplayName: budgetName('another') })
  await notified(51, { costIntervalStart: new Date(Date.now() - 70 * 24 * hour).toISOString() })
  expect(unread).not.toHaveBeenCalled()
  await notified(51, { budgetAmount: 'much' })
  await followNotification('bm8gSlNPTg==', Date.now())
  expect(unread).toHaveBeenCalledTimes(2)
  expect(await isPaused()).toBe(false)
})

test('killed before its commit, a notification pauses when it is delivered again', async () => {
  vi.spyOn(logs, 'paused').mockReturnValue()
  const batch = vi.spyOn(firestore(), 'batch').mockImplementationOnce(() => {
    throw new Error('killed')
  })
  await expect(notified(51)).rejects.toThrow('killed')
  batch.mockRestore()
  expect(await isPaused()).toBe(false)
  await notified(51)
  expect(await isPaused()).toBe(true)
})

test('jobs and what sends wait during a pause, and carry on afterwards', async () => {
  const now = Date.now()
  const event = outboxEvent('competitionDeleted', {
    cause: [freshId()],
    competition: { id: 'gone', name: 'Gone' },
    facts: {},
    audience: { of: 'people', uids: [] },
    byUid: null,
    at: now,
  })
  const about = { eventId: 'e', uid: 'gone', kind: 'matchReady', at: now, usefulUntil: now + hour } as const
  const delivery = firestore().doc('deliveries/waiting')
  const timer = firestore().doc('timers/waiting')
  const clock = firestore().doc('timers/clock')
  await Promise.all([
    event.ref.set({ ...event.data, fanOutAfter: now }),
    delivery.set(newDelivery(about, { channel: 'telegram', second: null, now })),
    timer.set({ kind: 'clearActiveCompetition', competitionId: 'gone', dueAt: now }),
    clock.set({ kind: 'pickByClock', competitionId: 'gone', draftId: 'd', turn: 1, dueAt: now }),
    documents.pause().set({ since: now }),
  ])
  vi.spyOn(logs, 'jobRan').mockReturnValue()
  const jobs = Object.values(functions).flatMap(each =>
    each !== undefined && 'scheduleTrigger' in each.__endpoint ? [each as ScheduleFunction] : [],
  )
  const run = () => Promise.all(jobs.map(job => job.run({ scheduleTime: new Date().toISOString() })))
  const created = { params: { eventId: event.ref.id, competitionId: 'gone' } } as unknown as CloudEvent<never>
  const started = { status: 'running', clock: { pickSeconds: 10 }, turnStartedAt: now }
  const starting = { data: { before: { data: () => undefined }, after: { data: () => started } } }
  const left = async () => {
    const reads = await Promise.all([event.ref.get(), delivery.get(), timer.get(), clock.get()])
    const exist = reads.slice(2).map(({ exists }) => exists)
    return [reads[0].get('fanOutAfter') !== null, reads[1].get('dueAt') !== null, ...exist]
  }
  expect(jobs.length).toBeGreaterThan(9)
  pass(knownMs)
  await run()
  for (const trigger of [fanOutEvent, sendWebhooks, announceChanges]) await trigger.run(created as never)
  await watchDraftClock.run(starting as never)
  expect(await left()).toEqual([true, true, true, true])

  await documents.pause().delete()
  pass(knownMs)
  await functions.fireTimers.run({} as never)
  pass(knownMs)
  await functions.sendDeliveries.run({} as never)
  expect(await left()).toEqual([false, false, false, false])
})

test('what fell due in a pause gets its time again, once, before anything else goes on', async () => {
  const { owner, wolf, bear, lynx } = await newPeople('owner', 'wolf', 'bear', 'lynx')
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    players: [lynx],
    teams: [{ players: [wolf] }, { players: [bear] }],
    competition: {
      format: 'single',
      startDate: clock - 1,
      registrationDeadline: clock - hour,
      selfService: { ...defaultSelfService, noShow: 'walkover' },
    },
  })
  const bracketId = freshId()
  const bracket = {
    competitionId,
    bracketId,
    seeding: 'manual' as const,
    order: [...teamIds],
    replace: false,
  }
  await callInProcess('generateBracket', owner, bracket)
  const check = { competitionId, checkId: freshId(), replaces: null, minutes: 5 }
  const started = await callInProcess('startReadinessCheck', owner, check)
  const drafting = await startedDraft(owner, [wolf, bear])
  const { turnStartedAt } = (await drafting.look()).draft
  await fireDueTimers(clock)
  const look = async () => {
    const match = (await stored.match(competitionId, bracketId, 'main-1-1').get()).data()
    const matchRoomId = (match && matchRoomIdOf(match)) ?? 'none'
    const matchRoom = await documents.matchRooms(competitionId, bracketId).doc(matchRoomId).get()
    return {
      status: match?.status,
      checkIn: matchRoom.data()?.checkIn?.deadline,
      readiness: (await stored.competition(competitionId).get()).data()?.readinessCheck?.deadline,
      turnStartedAt: (await drafting.ref.get()).data()?.turnStartedAt,
    }
  }
  const before = await look()
  expect(before).toMatchObject({ status: 'ready', readiness: started.ok && started.value.deadline })

  pass(10_000)
  const since = clock
  await documents.pause().set({ since })
  expect(await keepDeadlines(clock)).toBe(false)
  pass(hour)
  expect(await keepDeadlines(clock)).toBe(false)
  await documents.pause().delete()
  pass(knownMs)
  expect(await callInProcess('pickByClock', bear, (await drafting.look()).input)).toEqual(
    refused('operation-paused'),
  )
  const until = clock
  expect(await Promise.all([keepDeadlines(until), keepDeadlines(until)])).toEqual([true, true])
  const after = {
    status: 'ready',
    checkIn: until + defaultSelfService.checkInMinutes * 60_000,
    readiness: (before.readiness ?? 0) + until - since,
    turnStartedAt: until,
  }
  expect(await look()).toEqual(after)
  expect((await drafting.ref.get()).data()?.usedMs).toBe(since - (turnStartedAt ?? 0))
  // The process was killed before it could say that it was done.
  await documents.pausedDeadlines().set({ since, until })
  pass(10_000)
  expect(await keepDeadlines(clock)).toBe(true)
  expect(await keepDeadlines(clock)).toBe(true)
  await fireDueTimers(clock)
  expect(await look()).toEqual(after)
  pass(knownMs)
  expect(await callInProcess('pickByClock', bear, (await drafting.look()).input)).toEqual(
    refused('draft-time-left'),
  )
})

const steamAnswer = (state: string, steamId: string) => {
  const returnTo = `${emulators.hosting}/auth/steam/return?state=${state}`
  const openid = `${emulators.fakes}/steam/openid/login`
  return new URLSearchParams({ state, ...signedAssertion(assertionFields({ openid, steamId, returnTo })) })
}

test('new people and programs are told to come back later', async () => {
  const steamId = '76561190000000099'
  await documents.pause().set({ since: Date.now() })
  pass(knownMs)
  asTheFunctionsProcess()
  const signIn = () => finishInProcess('steam', state => steamAnswer(state, steamId))
  expect(await signIn()).toMatchObject({ status: 503, body: { code: 'operation-paused' } })
  expect((await documents.identity('steam', steamId).get()).exists).toBe(false)
  const path = '/api/v1/competitions/cup/actions/createTeam'
  const answer = await postInProcess(functions.apiActions, {
    path,
    headers: { authorization: 'Bearer none' },
  })
  expect(answer.status).toBe(503)
  expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'operation-paused' } })
})

test('programs are told when to ask again, without a look at what they ask for', async () => {
  const read = vi.spyOn(firestore(), 'runTransaction')
  await documents.pause().set({ since: Date.now() })
  pass(knownMs)
  const ask = (endpoint: typeof functions.publicApi, path: string) =>
    postInProcess(endpoint, { method: 'GET', path, headers: {} })
  const answers = await Promise.all([
    ask(functions.publicApi, '/api/v1/competitions/cup'),
    ask(functions.competitionFile, '/api/competitions/cup/file'),
    ask(functions.calendarFeed, '/api/competitions/cup/calendar.ics'),
  ])
  for (const { status, headers } of answers)
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '600',
      'no-store',
    ])
  expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({ error: { code: 'operation-paused' } })
  expect(read).not.toHaveBeenCalled()
})

test('the edge keeps what was found for longer during a pause, and searches are refused', async () => {
  const { owner } = await newPeople('owner')
  const { competitionId } = await seededCompetition({ owner })
  const of = (id: string) => `/api/competitions/${id}`
  const ask = async (endpoint: typeof functions.publicApi, path: string) => {
    const { status, headers } = await postInProcess(endpoint, { method: 'GET', path, headers: {} })
    return [status, headers.get('cache-control')]
  }
  await documents.pause().set({ since: Date.now() })
  pass(knownMs)
  const kept = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400'
  const found = [
    [functions.competitionSnapshot, `${of(competitionId)}/snapshot`],
    [functions.competitionPreview, `${of(competitionId)}/preview-en.png`],
    [functions.competitionList, '/api/competitions'],
  ] as const
  for (const [endpoint, path] of found)
    expect([path, ...(await ask(endpoint, path))]).toEqual([path, 200, kept])
  expect(await ask(functions.competitionSnapshot, `${of('none')}/snapshot`)).toEqual([
    404,
    'public, max-age=0, s-maxage=5, stale-while-revalidate=30',
  ])
  expect(await ask(functions.competitionPreview, `${of('none')}/preview-en.png`)).toEqual([
    404,
    'public, max-age=60, s-maxage=60, stale-while-revalidate=600',
  ])
  expect(await ask(functions.competitionList, '/api/competitions?q=cup')).toEqual([503, 'no-store'])
})

test('during a pause an instance reads a competition every five minutes', async () => {
  const { owner } = await newPeople('owner')
  const { competitionId } = await seededCompetition({ owner })
  const now = performance.timeOrigin + performance.now()
  const read = vi.spyOn(firestore(), 'runTransaction')
  const readsAfter = async (ms: number) => {
    expect(await latestCompetition(competitionId, 'competition', now + ms)).not.toBeNull()
    return read.mock.calls.length
  }
  const become = async (isPausedNow: boolean) => {
    await (isPausedNow ? documents.pause().set({ since: clock }) : documents.pause().delete())
    pass(knownMs)
  }
  expect([await readsAfter(0), await readsAfter(2000)]).toEqual([1, 2])
  await become(true)
  expect([await readsAfter(4000), await readsAfter(290_000), await readsAfter(310_000)]).toEqual([2, 2, 3])
  await become(false)
  expect(await readsAfter(312_000)).toBe(4)
})

test('who has an account by Steam signs in during a pause, as its deletion demands', async () => {
  const steamId = '76561190000000098'
  asTheFunctionsProcess()
  const signIn = () => finishInProcess('steam', state => steamAnswer(state, steamId))
  expect(await signIn()).toMatchObject({ status: 200 })
  await documents.pause().set({ since: Date.now() })
  pass(knownMs)
  expect(await signIn()).toMatchObject({ status: 200 })
})

test('an account can be deleted during a pause', async () => {
  const { wolf } = await newPeople('wolf')
  await documents.pause().set({ since: Date.now() })
  pass(knownMs)
  expect(await callInProcess('exportMyData', wolf, {})).toEqual(refused('operation-paused'))
  expect(await callInProcess('deleteMyAccount', wolf, {})).toMatchObject({ ok: true })
})
