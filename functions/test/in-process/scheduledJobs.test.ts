import { newDelivery } from '@upper-bracket/shared/notifications/delivery'
import type { ScheduleFunction } from 'firebase-functions/scheduler'
import { afterEach, expect, it, vi } from 'vitest'
import { hour } from '../../../testing/seededCompetition.ts'
import * as functions from '../../src/index.ts'
import { firestore } from '../../src/platform/firebase.ts'
import { getAll } from '../../src/platform/firestore/getAll.ts'
import { logs } from '../../src/platform/logs.ts'
import { outboxEvent } from '../../src/platform/outboxEvent.ts'

interface Row {
  readonly job: string
  /** How many it takes up at once. */
  readonly batch: number
  /** Whether it leaves the rest to the next run. */
  readonly isLeft?: boolean
  /** Documents that are due, by path; `n` numbers them. */
  readonly due: (n: number) => Readonly<Record<string, object>>
  /** What becomes of them; usually they are gone. */
  readonly done?: (data: Readonly<Record<string, unknown>>) => boolean
  /** What stays as it is, because its time has not come. */
  readonly kept?: Readonly<Record<string, object>>
  /** What the job counts them as in the log. */
  readonly figure: string
}

const past = Date.now() - hour
const future = Date.now() + 1000 * hour
const about = { eventId: 'e', uid: 'gone', kind: 'matchReady', at: past, usefulUntil: future } as const
const delivery = newDelivery(about, { channel: 'telegram', second: null, now: past })
const { data: event } = outboxEvent('competitionDeleted', {
  cause: [],
  competition: { id: 'gone', name: 'Gone' },
  facts: {},
  audience: { of: 'people', uids: [] },
  byUid: null,
  at: past,
})
const timers = [
  'closeReadinessCheck',
  'remindOfRequest',
  'clearActiveCompetition',
  'notifyUnreadMessages',
] as const
const timer = { competitionId: 'gone', checkId: 'c', requestId: 'r' }

const rows: readonly Row[] = [
  {
    job: 'sweepBrackets',
    batch: 20,
    isLeft: true,
    due: n => ({
      [`competitions/gone/brackets/b${n}`]: { sweepAfter: past, teamIds: [], stages: [] },
      [`competitions/gone/brackets/b${n}/matches/main-1-1`]: { status: 'ready' },
    }),
    kept: { 'competitions/gone/brackets/kept': { sweepAfter: future, teamIds: [], stages: [] } },
    figure: 'swept',
  },
  {
    job: 'sweepCompetitions',
    batch: 50,
    isLeft: true,
    due: n => ({
      [`deletedCompetitions/c${n}`]: { sweepAfter: past },
      ...(n % 10 === 0 && { [`competitions/c${n}/log/late`]: { sweepAfter: past } }),
    }),
    done: ({ sweepAfter }) => sweepAfter === null,
    kept: { 'deletedCompetitions/kept': { sweepAfter: future } },
    figure: 'swept',
  },
  {
    job: 'sweepInvitations',
    batch: 400,
    due: n => ({
      [`invites/i${n}`]: { competitionId: 'cup', sweepAfter: past },
      ...(n % 100 === 0 && { [`competitions/cup/invitations/i${n}`]: { uses: 0 } }),
    }),
    kept: { 'invites/kept': { competitionId: 'cup', sweepAfter: future } },
    figure: 'invitations',
  },
  {
    job: 'sweepSignIns',
    batch: 400,
    due: n => ({ [`openidNonces/n${n}`]: { expiresAt: past } }),
    kept: { 'openidNonces/kept': { expiresAt: future } },
    figure: 'openidNonces',
  },
  {
    job: 'sweepNotifications',
    batch: 400,
    due: n => ({ [`deliveries/old${n}`]: { ...delivery, dueAt: null, sweepAfter: past } }),
    kept: { 'deliveries/kept': { ...delivery, dueAt: null, sweepAfter: future } },
    figure: 'deliveries',
  },
  {
    job: 'sendDeliveries',
    // Of events it leaves some, of deliveries none.
    batch: 100,
    isLeft: true,
    due: n => ({
      [`deliveries/due${n}`]: delivery,
      ...(n % 2 === 0 && { [`outbox/e${n}`]: { ...event, fanOutAfter: past } }),
    }),
    done: ({ dueAt, fanOutAfter }) => dueAt === null || fanOutAfter === null,
    kept: {
      'deliveries/later': { ...delivery, dueAt: future },
      'outbox/later': { ...event, fanOutAfter: future },
    },
    figure: 'fannedOut',
  },
  {
    job: 'repairPublicCopies',
    batch: 300,
    due: n => ({ [`competitions/cup/players/p${n}`]: { displayName: 'wolf@example.org', photoURL: null } }),
    done: ({ displayName }) => displayName === 'wolf',
    kept: { 'competitions/cup/players/kept': { displayName: 'Wolf', photoURL: null } },
    figure: 'pages',
  },
  {
    job: 'repairInconsistencies',
    batch: 100,
    due: n => ({ [`telegramChats/${n}`]: { uid: 'gone', connectedAt: 1 } }),
    figure: 'inconsistencies',
  },
  {
    job: 'runDraftClocks',
    batch: 50,
    due: n => ({
      [`timers/clock${n}`]: {
        kind: 'pickByClock',
        competitionId: 'gone',
        draftId: 'd',
        turn: n + 1,
        dueAt: past,
      },
    }),
    // It would wait for a later clock.
    kept: { 'timers/other': { ...timer, kind: 'remindOfRequest', dueAt: future } },
    figure: 'fired',
  },
  // Last, since others would look at its profiles.
  {
    job: 'fireTimers',
    batch: 50,
    due: n => ({
      [`timers/t${n}`]: { ...timer, kind: timers[n % timers.length], dueAt: past },
      ...(n === 0 && {
        'timers/over': { kind: 'clearActiveCompetition', competitionId: 'over', dueAt: past },
      }),
      // More than the 300 that are handled at a time.
      ...Object.fromEntries(
        Array.from({ length: 6 }, (_, k) => [`profiles/p${n}-${k}`, { activeCompetitionID: 'over' }]),
      ),
    }),
    done: ({ activeCompetitionID }) => activeCompetitionID === null,
    kept: {
      'competitions/over': { status: 'finished' },
      'timers/kept': { ...timer, kind: 'remindOfRequest', dueAt: future },
    },
    figure: 'fired',
  },
]

afterEach(() => {
  vi.restoreAllMocks()
})

/** The scheduled functions by name, as they are deployed. */
const jobs = new Map(
  Object.entries(functions).flatMap(([name, each]) =>
    each !== undefined && 'scheduleTrigger' in each.__endpoint
      ? [[name, each as ScheduleFunction] as const]
      : [],
  ),
)

it('has a row for each job', () => {
  expect(rows.map(({ job }) => job).toSorted()).toEqual([...jobs.keys()].toSorted())
})

it.each(rows)(
  '$job gets through more than a batch, also by two runs at the same time',
  {
    timeout: 60_000,
  },
  async row => {
    const { job, batch, isLeft = false, kept = {}, figure, done = () => false } = row
    const due = Object.assign({}, ...Array.from({ length: batch + 5 }, (_, n) => row.due(n)))
    const writer = firestore().bulkWriter()
    for (const [path, data] of Object.entries({ ...due, ...kept }))
      void writer.set(firestore().doc(path), data)
    await writer.close()
    const ran = vi.spyOn(logs, 'jobRan').mockReturnValue()
    vi.spyOn(logs, 'inconsistency').mockReturnValue()
    const run = () => jobs.get(job)?.run({ scheduleTime: new Date().toISOString() })

    const read = (documents: object) => getAll(Object.keys(documents).map(path => firestore().doc(path)))
    const left = async () => (await read(due)).filter(each => each.exists && !done(each.data() ?? {}))

    await run()
    expect((await left()).length > 0).toBe(isLeft)
    // By two that meet at the same documents.
    await Promise.all([run(), run()])
    expect((await left()).map(({ ref }) => ref.path)).toEqual([])
    expect((await read(kept)).map(each => each.data())).toEqual(Object.values(kept))
    const figures = ran.mock.calls.map(([name, counts]) => [name, counts[figure] ?? 0] as const)
    expect(figures.map(([name]) => name)).toEqual(figures.map(() => job))
    expect(Math.max(...figures.map(([, counted]) => counted))).toBeGreaterThan(0)
  },
)
