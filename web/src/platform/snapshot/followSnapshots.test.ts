import { configureStore } from '@reduxjs/toolkit'
import { packSnapshot } from '@upper-bracket/shared/snapshot/packSnapshot'
import type { PublicSnapshot, PublicTeam } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { largeSnapshot } from '@upper-bracket/shared/snapshot/testing/largeSnapshot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api as shared } from '#platform/api/api.ts'
import { appError } from '#platform/errors/appError.ts'
import { listStream } from '#platform/streams/documentStreams.ts'
import type { ListSnapshot, ListSource } from '#platform/streams/listSnapshot.ts'
import type { Live } from '#platform/streams/streamed.ts'

const small = largeSnapshot(2)
/** What the edge returns; null: it does not respond. */
let sent: PublicSnapshot | null = small
let source: ListSource
let attempts = 0
let listener: { next: (snapshot: ListSnapshot) => void; error: (thrown: unknown) => void }

vi.mock('#platform/firebase/firestore.ts', () => ({
  reconnect: async () => {
    attempts += 1
  },
  listenToList: async (asked: ListSource, observer: typeof listener) => {
    source = asked
    listener = observer
    return () => {}
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  sent = small
  vi.stubGlobal('fetch', async () => {
    if (sent === null) throw new TypeError('Failed to fetch')
    return Response.json(packSnapshot(sent))
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A store that follows the teams of one competition, opened as a page or, with `early` off, later. */
async function stage(
  competitionId: string,
  { early = true, tellsChanges = false }: { early?: boolean; tellsChanges?: boolean } = {},
) {
  const { askEarly } = await import('./earlySnapshot.ts')
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16))
  if (early) askEarly(`/competitions/${competitionId}/bracket`)
  const api = shared.injectEndpoints({
    overrideExisting: true,
    endpoints: build => ({
      followedTeams: build.query<Live<readonly PublicTeam[]>, string>({
        ...listStream(
          () => ({ path: 'teams', limit: 10 }),
          ({ id, data }) => ({ ...data, id }) as PublicTeam,
          {
            competitionOf: id => id,
            read: ({ teams }) => teams,
            ...(tellsChanges && { tellsChanges }),
          },
        ),
      }),
    }),
  })
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: defaults => defaults().concat(api.middleware),
  })
  const query = store.dispatch(api.endpoints.followedTeams.initiate(competitionId))
  const entry = () => api.endpoints.followedTeams.select(competitionId)(store.getState())
  await pass(1500)
  return { names: () => entry().data?.value.map(({ name }) => name), entry, close: () => query.unsubscribe() }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const named = (name: string, revision = 9): PublicSnapshot => ({
  ...small,
  asOf: small.asOf + 1,
  teams: small.teams.map(team => ({ ...team, name, revision })),
})
const heard = (...teams: readonly PublicTeam[]) =>
  listener.next({
    changes: teams.map(({ id, ...data }, newIndex) => ({
      type: 'added',
      newIndex,
      row: { id, parentId: null, data },
    })),
  })

it('shows what the page was opened with, and what the listener says replaces it', async () => {
  const { entry, close } = await stage('one')
  expect(entry().data).toEqual({ value: small.teams, interrupted: null })
  const before = entry().data?.value

  const [first, second] = small.teams
  if (!first || !second) throw new Error('No teams')
  heard(first, { ...second, name: 'Wolves' })
  await pass(10)
  expect(entry().data?.value[0]).toBe(before?.[0])
  expect(entry().data?.value[1]?.name).toBe('Wolves')

  heard(first)
  close()
})

it('removes what is in the snapshot, but not in what the listener says', async () => {
  const { entry, close } = await stage('two')
  heard(...small.teams.slice(1))
  await pass(10)
  expect(entry().data?.value).toEqual(small.teams.slice(1))
  close()
})

it('asks every five seconds while nothing is heard from Firestore, and no more afterwards', async () => {
  const { names, entry, close } = await stage('three')
  listener.error(appError('offline'))
  sent = named('Wolves')
  await pass(4000)
  expect(names()).toEqual(['Wolves', 'Wolves'])
  expect(entry().data?.interrupted).toBeNull()
  sent = null
  await pass(5000)
  sent = named('Bears')
  await pass(5000)
  expect(names()).toEqual(['Bears', 'Bears'])
  sent = named('Rams', 8)
  await pass(5000)
  expect(names()).toEqual(['Bears', 'Bears'])

  heard(...small.teams)
  sent = named('Wolves')
  await pass(20_000)
  expect(entry().data?.value).toEqual(small.teams)
  close()
})

it('tries Firestore anew after every third snapshot', async () => {
  const { close } = await stage('eight')
  const before = attempts
  await pass(13_000)
  expect(attempts - before).toBe(0)
  await pass(2000)
  expect(attempts - before).toBe(1)
  close()
})

it('shows a failure where neither Firestore nor a snapshot is there, until one of them is', async () => {
  sent = null
  const { names, entry, close } = await stage('four')
  await pass(4000)
  listener.error(appError('offline'))
  await pass(10)
  expect(entry().error).toEqual(appError('offline'))
  sent = named('Wolves')
  await pass(10_000)
  expect(names()).toEqual(['Wolves', 'Wolves'])
  close()
})

it('is not asked for where Firestore responds in time', async () => {
  const { entry, close } = await stage('five', { early: false })
  expect(entry().isLoading).toBe(true)
  heard(...small.teams)
  sent = named('Wolves')
  await pass(20_000)
  expect(entry().data?.value).toEqual(small.teams)
  close()
})

it('asks only for what has changed since the snapshot, once the competition has started', async () => {
  const { entry, close } = await stage('six', { tellsChanges: true })
  expect(source.where).toEqual([['changedAt', '>', small.asOf - 1000]])
  const before = entry().data?.value
  listener.next({ changes: [] })
  await pass(10)
  expect(entry().data?.value).toEqual(small.teams)

  const [first, second] = small.teams
  if (!first || !second) throw new Error('No teams')
  heard({ ...second, name: 'Wolves' }, { ...second, id: '0' })
  await pass(10)
  expect(entry().data?.value).toEqual([{ ...second, id: '0' }, first, { ...second, name: 'Wolves' }])
  expect(entry().data?.value[1]).toBe(before?.[0])

  listener.next({
    changes: [{ type: 'removed', newIndex: -1, row: { id: '0', parentId: null, data: {} } }],
  })
  await pass(10)
  expect(entry().data?.value).toHaveLength(2)
  close()
})

it('asks for the whole list before the start, when players and teams come and go', async () => {
  sent = { ...small, competition: { ...small.competition, status: 'registration' } }
  const { close } = await stage('seven', { tellsChanges: true })
  expect(source.where).toBeUndefined()
  close()
})
