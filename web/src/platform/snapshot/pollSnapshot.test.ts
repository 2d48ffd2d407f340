import { packSnapshot, unpackSnapshot } from '@upper-bracket/shared/snapshot/packSnapshot'
import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { largeSnapshot } from '@upper-bracket/shared/snapshot/testing/largeSnapshot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Polled, pollSnapshot } from './pollSnapshot.ts'

let kept = ''
const small = largeSnapshot(2)
const finished: PublicSnapshot = { ...small, competition: { ...small.competition, status: 'finished' } }

type Answer = { readonly body: object; readonly etag: string } | number | 'no network'

let answer: Answer
let asked: (string | null)[] = []
let shown: Polled[] = []
let isVisible = true
let becomeVisible = () => {}
const onOutdated = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  asked = []
  shown = []
  isVisible = true
  kept = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30'
  answer = { body: packSnapshot(small), etag: '"1"' }
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function request(init: RequestInit): Promise<Response> {
  const known = new Headers(init.headers).get('if-none-match')
  asked.push(known)
  if (answer === 'no network') throw new TypeError('Failed to fetch')
  if (typeof answer === 'number') return new Response(null, { status: answer })
  const { body, etag } = answer
  const headers = { etag, 'cache-control': kept }
  return known === etag ? new Response(null, { status: 304, headers }) : Response.json(body, { headers })
}

async function start() {
  const polling = {
    request,
    read: async (response: Response) => unpackSnapshot(await response.json()),
    onOutdated,
    calmMs: 30_000,
    maxBackoffMs: 120_000,
    isVisible: () => isVisible,
    onVisible: (listener: () => void) => {
      becomeVisible = () => {
        isVisible = true
        listener()
      }
      return () => {
        becomeVisible = () => {}
      }
    },
  }
  const stop = pollSnapshot(polling, next => shown.push(next))
  await pass(0)
  return stop
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const problems = () => shown.map(({ problem }) => problem)

it('asks every five seconds for what is newer, and shows only that', async () => {
  const stop = await start()
  await pass(10_000)
  expect(asked).toEqual([null, '"1"', '"1"'])
  answer = { body: packSnapshot({ ...small, teams: [] }), etag: '"2"' }
  await pass(5000)
  expect(shown.map(({ snapshot }) => snapshot?.teams.length)).toEqual([2, 0])
  stop()
  await pass(60_000)
  expect(asked).toHaveLength(4)
})

it('asks once a minute while the operation is paused', async () => {
  await start()
  kept = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400'
  // Nothing has changed, and yet the answer tells.
  await pass(5000)
  expect(asked).toEqual([null, '"1"'])
  await pass(59_000)
  expect(asked).toHaveLength(2)
  kept = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30'
  await pass(1000)
  expect(asked).toHaveLength(3)
  await pass(5000)
  expect(asked).toHaveLength(4)
})

it('asks less often about a competition that does not run', async () => {
  answer = { body: packSnapshot(finished), etag: '"1"' }
  await start()
  await pass(29_000)
  expect(asked).toHaveLength(1)
  await pass(1000)
  expect(asked).toHaveLength(2)
})

it('asks nobody while it is hidden, and at once when it is visible again', async () => {
  await start()
  isVisible = false
  await pass(60_000)
  expect(asked).toHaveLength(1)
  becomeVisible()
  await pass(0)
  expect(asked).toHaveLength(2)
  becomeVisible()
  await pass(4000)
  expect(asked).toHaveLength(2)
})

it.each(['no network', 503, 429] as const)(
  'asks ever less often after %s, and keeps what it shows',
  async failure => {
    await start()
    answer = failure
    const known = Date.now()
    await pass(5000)
    const before = asked.length
    await pass(5000 + 10_000 + 20_000 + 40_000 + 80_000 + 120_000 + 120_000)
    expect(asked.length - before).toBe(7)
    expect(problems()).toEqual([null, 'unreachable'])
    expect(shown.at(-1)?.snapshot?.teams).toHaveLength(2)
    expect(shown.at(-1)?.asOf).toBe(known)
    answer = { body: packSnapshot(small), etag: '"1"' }
    await pass(120_000)
    expect(problems()).toEqual([null, 'unreachable', null])
    expect(shown.at(-1)?.asOf).toBeNull()
  },
)

it('says whether a competition never existed or was deleted while it was shown', async () => {
  answer = 404
  const stop = await start()
  await pass(60_000)
  expect(problems()).toEqual(['missing'])
  stop()

  answer = { body: packSnapshot(small), etag: '"1"' }
  await start()
  answer = 404
  await pass(60_000)
  expect(shown.slice(1)).toEqual([
    { snapshot: expect.anything(), problem: null, asOf: null },
    { snapshot: null, problem: 'deleted', asOf: null },
  ])
})

it('ends once a snapshot is of another version than its code', async () => {
  await start()
  answer = { body: { ...packSnapshot(small), version: 0 }, etag: '"2"' }
  await pass(5000)
  expect(onOutdated).toHaveBeenCalledTimes(1)
  await pass(60_000)
  expect(asked).toHaveLength(2)
  expect(problems()).toEqual([null])
})

it('shows nothing older than what it has shown', async () => {
  await start()
  answer = { body: packSnapshot({ ...small, asOf: small.asOf - 1, teams: [] }), etag: '"0"' }
  await pass(5000)
  expect(shown.map(({ snapshot }) => snapshot?.teams.length)).toEqual([2])
})
