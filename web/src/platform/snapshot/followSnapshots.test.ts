import { configureStore } from '@reduxjs/toolkit'
import { changedSince } from '@upper-bracket/shared/queries/changedSince'
import { packSnapshot } from '@upper-bracket/shared/snapshot/packSnapshot'
import type { PublicSnapshot, PublicTeam } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { largeSnapshot } from '@upper-bracket/shared/snapshot/testing/largeSnapshot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api as shared } from '#platform/api/api.ts'
import { appError } from '#platform/errors/appError.ts'
import { listStream } from '#platform/streams/documentStreams.ts'
import type { ListSnapshot, ListSource } from '#platform/streams/listSnapshot.ts'
import { stay } from '#platform/streams/staying.ts'
import type { Live } from '#platform/streams/streamMachine.ts'
import { passTime } from '#testing/passTime.ts'

const small = largeSnapshot(2)
/** What the edge returns; null: it does not respond. */
let sent: PublicSnapshot | null = small
let source: ListSource
let asked = 0
let attempts = 0
let listens = 0
/** Whether a part of the page is still to be drawn. */
let isDrawing = false
let listener: {
  next: (snapshot: ListSnapshot) => void
  reach: (isCurrent: boolean, currentAt: number) => void
  error: (thrown: unknown) => void
}

vi.mock('#platform/firebase/firestore.ts', () => ({
  reconnect: async () => {
    attempts += 1
  },
  listenToList: async (asked: ListSource, observer: typeof listener) => {
    listens += 1
    source = asked
    listener = observer
    return () => {}
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  sent = small
  isDrawing = false
  stay()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubGlobal('document', {
    querySelector: () => (isDrawing ? {} : null),
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/favicon.svg') {
      return new Response(null, { headers: { date: new Date().toUTCString() } })
    }
    asked += 1
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
          (competition: string) => ({ query: 'teams', params: { competitionId: competition }, limit: 10 }),
          ({ id, data }) => ({ ...data, id }) as PublicTeam,
          {
            competitionOf: id => id,
            read: ({ teams }) => teams,
            ...(tellsChanges && { changes: 'changedTeams' }),
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
  await passTime(1500)
  return { names: () => entry().data?.value.map(({ name }) => name), entry, close: () => query.unsubscribe() }
}

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

let currentAt = 0
const reach = (isCurrent: boolean) => {
  if (isCurrent) currentAt = performance.now()
  listener.reach(isCurrent, currentAt)
}

it('shows what the page was opened with, and what the listener says replaces it', async () => {
  const { entry, close } = await stage('one')
  expect(entry().data).toEqual({ value: small.teams, isPlaceholder: true })
  const before = entry().data?.value

  const [first, second] = small.teams
  if (!first || !second) throw new Error('No teams')
  heard(first, { ...second, name: 'Wolves' })
  await passTime(10)
  expect(entry().data?.value[0]).toBe(before?.[0])
  expect(entry().data?.value[1]?.name).toBe('Wolves')
  expect(entry().data?.isPlaceholder).toBeUndefined()

  heard(first)
  close()
})

it('removes what is in the snapshot, but not in what the listener says', async () => {
  const { entry, close } = await stage('two')
  heard(...small.teams.slice(1))
  await passTime(10)
  expect(entry().data?.value).toEqual(small.teams.slice(1))
  close()
})

it('asks every five seconds while nothing is heard from Firestore, and no more afterwards', async () => {
  const { names, entry, close } = await stage('three')
  listener.error(appError('offline'))
  sent = named('Wolves')
  await passTime(4000)
  expect(names()).toEqual(['Wolves', 'Wolves'])
  sent = null
  await passTime(5000)
  sent = named('Bears')
  await passTime(5000)
  expect(names()).toEqual(['Bears', 'Bears'])
  sent = named('Rams', 8)
  await passTime(5000)
  expect(names()).toEqual(['Bears', 'Bears'])

  heard(...small.teams)
  sent = named('Wolves')
  await passTime(20_000)
  expect(entry().data?.value).toEqual(small.teams)
  close()
})

it('tries Firestore again after every third snapshot', async () => {
  const { close } = await stage('eight')
  const before = attempts
  await passTime(13_000)
  expect(attempts - before).toBe(0)
  await passTime(2000)
  expect(attempts - before).toBe(1)
  close()
})

it('shows a failure where neither Firestore nor a snapshot is there, until one of them is', async () => {
  sent = null
  const { names, entry, close } = await stage('four')
  await passTime(4000)
  listener.error(appError('offline'))
  await passTime(10)
  expect(entry().error).toEqual(appError('offline'))
  sent = named('Wolves')
  await passTime(10_000)
  expect(names()).toEqual(['Wolves', 'Wolves'])
  close()
})

it('is not asked for where Firestore responds in time', async () => {
  const { entry, close } = await stage('five', { early: false })
  expect(entry().isLoading).toBe(true)
  heard(...small.teams)
  sent = named('Wolves')
  await passTime(20_000)
  expect(entry().data?.value).toEqual(small.teams)
  close()
})

it('stands in again once Firestore has been lost for five seconds, with nothing older, until it is back', async () => {
  const { names, close } = await stage('nine')
  const [first, second] = small.teams
  if (!first || !second) throw new Error('No teams')
  const known = small.teams.map(({ name }) => name)
  heard(...small.teams)
  reach(true)
  const before = asked
  reach(false)
  await passTime(4000)
  reach(true)
  await passTime(10_000)
  expect(asked).toBe(before)

  sent = { ...named('Wolves'), asOf: Date.now() - 60_000 }
  listener.error(appError('offline'))
  reach(false)
  await passTime(7000)
  expect(asked).toBeGreaterThan(before)
  expect(names()).toEqual(known)

  const { id, ...data } = { ...first, name: 'Rams', revision: 10 }
  sent = { ...named('Bears'), asOf: Date.now(), teams: [...named('Bears').teams, { ...second, id: 'zz' }] }
  await passTime(5000)
  expect(names()).toEqual(['Bears', 'Bears', second.name])
  listener.next({ changes: [{ type: 'modified', newIndex: 0, row: { id, parentId: null, data } }] })
  await passTime(10)
  expect(names()).toEqual(['Bears', 'Bears', second.name])

  reach(true)
  await passTime(10)
  expect(names()).toEqual(['Rams', second.name])
  sent = { ...named('Wolves'), asOf: Date.now() }
  await passTime(20_000)
  expect(names()).toEqual(['Rams', second.name])
  close()
})

it('asks only for what has changed since the snapshot', async () => {
  sent = { ...small, competition: { ...small.competition, status: 'registration' } }
  const { entry, close } = await stage('six', { tellsChanges: true })
  expect(source).toMatchObject({ query: 'changedTeams', params: { changedAt: changedSince(small.asOf) } })
  const before = entry().data?.value
  listener.next({ changes: [] })
  await passTime(10)
  expect(entry().data?.value).toEqual(small.teams)

  const [first, second] = small.teams
  if (!first || !second) throw new Error('No teams')
  heard({ ...second, name: 'Wolves' }, { ...second, id: '0' })
  await passTime(10)
  expect(entry().data?.value).toEqual([{ ...second, id: '0' }, first, { ...second, name: 'Wolves' }])
  expect(entry().data?.value[1]).toBe(before?.[0])

  listener.next({
    changes: [{ type: 'removed', newIndex: -1, row: { id: '0', parentId: null, data: {} } }],
  })
  await passTime(10)
  expect(entry().data?.value).toHaveLength(2)
  close()
})

it('leaves Firebase alone while the page is drawn from the snapshot, but not for long', async () => {
  const before = listens
  isDrawing = true
  const { names, close } = await stage('seven')
  expect(names()).toEqual(small.teams.map(({ name }) => name))
  expect(listens).toBe(before)
  await passTime(4000)
  expect(listens).toBe(before + 1)
  close()
})
