import { configureStore } from '@reduxjs/toolkit'
import { changedSince } from '@upper-bracket/shared/queries/changedSince'
import { packSnapshot } from '@upper-bracket/shared/snapshot/packSnapshot'
import type { PublicSnapshot, PublicTeam } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { largeSnapshot } from '@upper-bracket/shared/snapshot/testing/largeSnapshot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { passTime } from '#testing/passTime.ts'
import type { ListSource } from './listSnapshot.ts'
import type { Live } from './streamMachine.ts'

const small = largeSnapshot(2)
let sent: PublicSnapshot | number = small
/** The number of requests that fail before the next one is answered. */
let failures = 0
let listened: ListSource[] = []
let open = 0
let visibility = 'visible'
let seen = () => {}

vi.mock('#platform/firebase/firestore.ts', () => ({
  listenToList: async (source: ListSource) => {
    listened.push(source)
    open += 1
    return () => {
      open -= 1
    }
  },
  listenToDocument: async () => () => {},
}))
vi.mock('#platform/firebase/functions.ts', () => ({ callService: async () => null }))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  sent = small
  listened = []
  open = 0
  visibility = 'visible'
  vi.stubGlobal('document', {
    querySelector: () => null,
    get visibilityState() {
      return visibility
    },
    addEventListener: (_: string, listener: () => void) => (seen = listener),
    removeEventListener: () => {},
  })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16))
  vi.stubGlobal('fetch', async () => {
    if (failures > 0) {
      failures -= 1
      return new Response(null, { status: 503 })
    }
    return typeof sent === 'number' ? new Response(null, { status: sent }) : Response.json(packSnapshot(sent))
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const named = (name: string): PublicSnapshot => ({
  ...small,
  asOf: small.asOf + 60_000,
  teams: small.teams.map(team => ({ ...team, name })),
})

/** A stranger's page, opened by its address or, with `early` off, from another page. */
async function stage({ early = true, failures: failing = 0 } = {}) {
  failures = failing
  const [{ askEarly }, { api: shared }, { documentStream, listStream }] = await Promise.all([
    import('#platform/snapshot/earlySnapshot.ts'),
    import('#platform/api/api.ts'),
    import('./documentStreams.ts'),
    import('@upper-bracket/shared/snapshot/packSnapshot'),
  ])
  if (early) askEarly('/competitions/one/bracket')
  const api = shared.injectEndpoints({
    endpoints: build => ({
      watchedTeams: build.query<Live<readonly PublicTeam[]>, string>({
        ...listStream(
          (competitionId: string) => ({ query: 'teams', params: { competitionId }, limit: 10 }),
          ({ id, data }) => ({ ...data, id }) as PublicTeam,
          { competitionOf: id => id, read: ({ teams }) => teams, changes: 'changedTeams' },
        ),
      }),
      chat: build.query<Live<object | null>, string>({
        ...documentStream(
          id => id,
          data => data,
        ),
      }),
    }),
  })
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: defaults => defaults().concat(api.middleware),
  })
  store.dispatch(api.endpoints.watchedTeams.initiate('one'))
  await passTime(1500)
  return {
    names: () =>
      api.endpoints.watchedTeams
        .select('one')(store.getState())
        .data?.value.map(({ name }) => name),
    openChat: () => void store.dispatch(api.endpoints.chat.initiate('chat')),
  }
}

it('a stranger follows snapshots for a minute, then listens to what has changed since the latest', async () => {
  const { names } = await stage()
  sent = named('Wolves')
  await passTime(5000)
  expect(names()).toEqual(['Wolves', 'Wolves'])
  await passTime(53_000)
  expect(listened).toEqual([])
  await passTime(5000)
  expect(listened).toMatchObject([
    { query: 'changedTeams', params: { changedAt: changedSince(named('Wolves').asOf) } },
  ])
})

it('where no snapshot was asked for with the page, the first one is asked for at once', async () => {
  const { names } = await stage({ early: false })
  expect(names()).toEqual(small.teams.map(({ name }) => name))
  expect(listened).toEqual([])
})

it.each([
  ['on a page that was reached from another one', { early: false }],
  ['on a page whose own snapshot could not be had', { failures: 1 }],
])('%s too, a stranger listens only to what has changed since the latest', async (_, opened) => {
  const { names } = await stage(opened)
  expect(names()).toEqual(small.teams.map(({ name }) => name))
  expect(listened).toEqual([])
  sent = named('Wolves')
  await passTime(65_000)
  expect(listened).toMatchObject([
    { query: 'changedTeams', params: { changedAt: changedSince(named('Wolves').asOf) } },
  ])
})

it('a minute out of view is none', async () => {
  await stage()
  visibility = 'hidden'
  await passTime(120_000)
  expect(listened).toEqual([])
  visibility = 'visible'
  seen()
  await passTime(2000)
  expect(listened).toHaveLength(1)
})

const reasons: Readonly<Record<string, (page: Awaited<ReturnType<typeof stage>>) => unknown>> = {
  'who acts': async () => {
    const { callFunction } = await import('#platform/api/callFunction.ts')
    await callFunction('teams', 'joinTeam', {} as never)
  },
  'who opens what no snapshot contains': ({ openChat }) => openChat(),
  'once no snapshot can be had': () => {
    sent = 503
    return passTime(5000)
  },
  'once there is none': () => {
    sent = 404
    return passTime(5000)
  },
}

it.each(Object.entries(reasons))('a listener opens at once: %s', async (_, happens) => {
  const page = await stage()
  expect(listened).toEqual([])
  await happens(page)
  await passTime(2000)
  expect(listened).toHaveLength(1)
})

it('during a pause, listeners give way to snapshots, and open again by themselves', async () => {
  const { names } = await stage()
  const { stay } = await import('./staying.ts')
  const { tellPause } = await import('#platform/connection/pause.ts')
  stay()
  await passTime(2000)
  expect(open).toBe(1)
  tellPause(true)
  await passTime(2000)
  expect(open).toBe(0)
  sent = named('Wolves')
  await passTime(10_000)
  expect(names()).toEqual(['Wolves', 'Wolves'])
  expect(listened).toHaveLength(1)
  tellPause(false)
  await passTime(2000)
  expect(open).toBe(1)
})

it('a page that is opened during a pause follows snapshots, however long somebody stays, until it ends', async () => {
  const { tellPause } = await import('#platform/connection/pause.ts')
  tellPause(true)
  const { names } = await stage({ early: false })
  expect(names()).toEqual(small.teams.map(({ name }) => name))
  await passTime(65_000)
  expect(listened).toEqual([])
  tellPause(false)
  await passTime(2000)
  expect(open).toBe(1)
})
