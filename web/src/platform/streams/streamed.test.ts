import { configureStore } from '@reduxjs/toolkit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { api as shared } from '#platform/api/api.ts'
import { appError } from '#platform/errors/appError.ts'
import { mergeRows } from './documentStreams.ts'
import type { ListSnapshot, Row } from './listSnapshot.ts'
import type { Live } from './streamMachine.ts'
import { streamed } from './streamed.ts'

interface Named {
  readonly id: string
  readonly name: string
}

interface Listener {
  readonly arg: string
  readonly next: (snapshot: ListSnapshot) => void
  readonly error: (thrown: unknown) => void
  open: boolean
}

const read = ({ id, data: { name } }: Row): Named => ({ id, name: String(name) })
const row = (id: string, name: string): Row => ({ id, parentId: null, data: { name } })
const added = (newIndex: number, id: string, name: string) =>
  ({ type: 'added', newIndex, row: row(id, name) }) as const
const modified = (newIndex: number, id: string, name: string) =>
  ({ type: 'modified', newIndex, row: row(id, name) }) as const

/** A store with one streamed endpoint, fed by listeners that the test controls. */
function stage({ keepUnusedDataFor = 60 } = {}) {
  const listeners: Listener[] = []
  const api = shared.injectEndpoints({
    overrideExisting: true,
    endpoints: build => ({
      rows: build.query<Live<readonly Named[]>, string>({
        keepUnusedDataFor,
        ...streamed<string, ListSnapshot, readonly Named[]>({
          listen: async (arg, { next, error }) => {
            if (arg === 'unreachable') throw new TypeError('Failed to fetch dynamically imported module')
            const listener = { arg, next, error, open: true }
            if (arg === 'slow') await turn()
            listeners.push(listener)
            return () => {
              listener.open = false
            }
          },
          merge: (previous, snapshot) =>
            previous !== null && snapshot.changes.length === 0
              ? previous
              : mergeRows(previous ?? [], snapshot, read),
        }),
      }),
    }),
  })
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: defaults => defaults().concat(api.middleware),
  })
  afterEach(() => void store.dispatch(api.util.resetApiState()))
  const subscribe = (arg: string) => store.dispatch(api.endpoints.rows.initiate(arg))
  const entry = (arg: string) => api.endpoints.rows.select(arg)(store.getState())
  const last = () => {
    const listener = listeners.at(-1)
    if (!listener) throw new Error('Nobody listens')
    return listener
  }
  return { listeners, last, subscribe, entry }
}

const turn = () => new Promise(resolve => setTimeout(resolve, 5))
const wolves: ListSnapshot = { changes: [added(0, 'x', 'Wolves')] }

/** A stage on which one query listens. */
async function opened() {
  const { subscribe, ...staged } = stage()
  const query = subscribe('a')
  await turn()
  return { ...staged, query }
}

describe('streamed', () => {
  it('settles the query with the first snapshot, not before', async () => {
    const { last, entry, query } = await opened()
    expect(entry('a').isLoading).toBe(true)

    last().next(wolves)
    await query
    expect(entry('a').data).toEqual({ value: [{ id: 'x', name: 'Wolves' }] })
  })

  it('recovers from an error in place of the first snapshot when a snapshot arrives after all', async () => {
    const { listeners, last, entry, query } = await opened()
    last().error(appError('offline'))
    await query
    await turn()
    last().next(wolves)
    last().next({ changes: [added(1, 'y', 'Bears')] })
    await turn()
    expect(entry('a').data?.value.map(({ name }) => name)).toEqual(['Wolves', 'Bears'])
    expect(entry('a').error).toBeUndefined()
    expect(listeners).toHaveLength(1)
  })

  it('settles with an error if the listener cannot be opened', async () => {
    const { subscribe, entry } = stage()
    await subscribe('unreachable')
    expect(entry('unreachable').error).toEqual(appError('code-missing'))
  })

  it('leaves what is shown as it is when nothing has changed, so that no page draws it again', async () => {
    const { last, entry, query } = await opened()
    last().next(wolves)
    await query
    await turn()
    const shown = entry('a').data
    last().next({ changes: [] })
    expect(entry('a').data).toBe(shown)
  })

  it('spares the store the walk through all rows that freezing them takes', async () => {
    const { last, entry, query } = await opened()
    last().next(wolves)
    await query
    await turn()
    expect(Object.isFrozen(entry('a').data?.value)).toBe(false)
    last().next({ changes: [added(1, 'y', 'Bears')] })
    expect(Object.isFrozen(entry('a').data?.value)).toBe(false)
  })

  it('loses no snapshot that arrives in the same instant as the first', async () => {
    const { last, entry, query } = await opened()
    last().next(wolves)
    last().next({ changes: [modified(0, 'x', 'Foxes')] })
    last().next({ changes: [added(1, 'y', 'Bears')] })
    await query
    await turn()
    expect(entry('a').data?.value.map(({ name }) => name)).toEqual(['Foxes', 'Bears'])
  })

  it('keeps the data when the listener ends, and opens it again by itself', async () => {
    vi.useFakeTimers()
    const { listeners, last, subscribe, entry } = stage()
    const query = subscribe('a')
    await vi.advanceTimersByTimeAsync(5)
    last().next(wolves)
    await query
    last().error({ code: 'unavailable' })
    await vi.advanceTimersByTimeAsync(1900)
    expect(listeners).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(listeners).toHaveLength(2)
    last().error({ code: 'unavailable' })
    await vi.advanceTimersByTimeAsync(3900)
    expect(entry('a').data).toEqual({ value: [{ id: 'x', name: 'Wolves' }] })
    expect(listeners).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(200)
    expect(listeners).toHaveLength(3)
    last().next({ changes: [added(0, 'x', 'Foxes')] })
    last().next({ changes: [added(1, 'y', 'Bears')] })
    expect(entry('a').data).toEqual({
      value: [
        { id: 'x', name: 'Foxes' },
        { id: 'y', name: 'Bears' },
      ],
    })
    vi.useRealTimers()
  })

  it('opens a first listener that failed again as well', async () => {
    vi.useFakeTimers()
    const { last, subscribe, entry } = stage()
    const query = subscribe('a')
    await vi.advanceTimersByTimeAsync(5)
    last().error({ code: 'resource-exhausted' })
    await query
    expect(entry('a').isError).toBe(true)
    await vi.advanceTimersByTimeAsync(2100)
    last().next(wolves)
    expect(entry('a').data?.value).toEqual([{ id: 'x', name: 'Wolves' }])
    vi.useRealTimers()
  })

  it('ignores a replaced listener', async () => {
    const { listeners, last, entry, query } = await opened()
    last().next(wolves)
    await query
    const again = query.refetch()
    await turn()
    last().next({ changes: [added(0, 'x', 'Foxes')] })
    await again
    await turn()
    listeners[0]?.next({ changes: [modified(0, 'x', 'Stale')] })
    expect(entry('a').data?.value[0]?.name).toBe('Foxes')
  })

  it('closes when unused, each argument on its own', async () => {
    const { listeners, subscribe, entry } = stage({ keepUnusedDataFor: 0 })
    const queries = [subscribe('a'), subscribe('b')]
    await turn()
    for (const listener of listeners) listener.next({ changes: [] })
    await Promise.all(queries)
    queries[0]?.unsubscribe()
    await turn()
    expect(Object.fromEntries(listeners.map(({ arg, open }) => [arg, open]))).toEqual({ a: false, b: true })
    expect(entry('a').isUninitialized).toBe(true)
  })

  it('closes a listener that opens only after its entry is gone', async () => {
    const { listeners, subscribe, entry } = stage({ keepUnusedDataFor: 0 })
    const query = subscribe('slow')
    query.unsubscribe()
    await query
    expect(entry('slow').isUninitialized).toBe(true)
    await turn()
    await turn()
    expect(listeners.map(({ open }) => open)).toEqual([false])
  })

  it('opens again after a pause what was refused during it', async () => {
    const { tellPause } = await import('#platform/connection/pause.ts')
    const { listeners, last, subscribe, entry } = stage()
    tellPause(true)
    const query = subscribe('a')
    await turn()
    last().error(appError('operation-paused'))
    await query
    expect(entry('a').error).toMatchObject({ code: 'operation-paused' })
    tellPause(false)
    await turn()
    expect(listeners).toHaveLength(2)
    last().next(wolves)
    await turn()
    expect(entry('a').data).toEqual({ value: [{ id: 'x', name: 'Wolves' }] })
  })
})
