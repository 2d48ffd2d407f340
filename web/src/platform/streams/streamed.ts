import { original, type UnknownAction } from '@reduxjs/toolkit'
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { api } from '#platform/api/api.ts'
import { type AppError, appError, toAppError } from '#platform/errors/appError.ts'
import { noteShownAsOf } from '#platform/offline/cachedSnapshots.ts'
import { afterFirstPaint } from '#platform/snapshot/earlySnapshot.ts'
import { followSnapshots } from '#platform/snapshot/followSnapshots.ts'

/** When any listener was last up to date, by `performance.now()`; all listeners share a connection. */
let currentAt = 0

/** The cache entry of a stream: the latest value, and the error that interrupted it. */
export interface Live<T> {
  readonly value: T
  /** Not null if the data is no longer updated; `refetch` reopens the stream. */
  readonly interrupted: AppError | null
  /** The value is from the public snapshot, which can be older than what the listener will report. */
  readonly isPlaceholder?: true
}

interface Observer<Snapshot> {
  readonly next: (snapshot: Snapshot) => void
  /** Reports whether the data is current on the server. */
  readonly reach: (isCurrent: boolean) => void
  readonly error: (thrown: unknown) => void
}

/** Opens a listener; resolves to the function that closes it. */
export type Listen<Arg, Snapshot> = (arg: Arg, observer: Observer<Snapshot>) => Promise<() => void>

interface StreamSource<Arg, Snapshot, T> {
  readonly listen: Listen<Arg, Snapshot>
  /** Computes the value after a snapshot; `previous` is null for the first one. Unchanged parts keep their identity. */
  readonly merge: (previous: T | null, snapshot: Snapshot) => T
  /** The place of the value in a competition's public snapshot, which is shown until the listener reports. */
  readonly inSnapshot?: InSnapshot<Arg, T>
}

export interface InSnapshot<Arg, T> {
  readonly competitionOf: (arg: Arg) => string
  /** Undefined if the snapshot does not contain it. */
  readonly read: (snapshot: PublicSnapshot, arg: Arg) => T | undefined
}

/**
 * Computes the new content of the entry from the previous one, which is null after an error. Returning null changes
 * nothing.
 */
type Change<T> = (previous: Live<T> | null) => Live<T> | null
type Answer<T> = { data: Live<T> } | { error: AppError }

/** A cache entry and its listener. */
interface Channel<T> {
  readonly update: (change: Change<T>) => void
  close: () => void
}

interface CacheEntry {
  readonly cacheEntryRemoved: Promise<void>
  /** The return value of the recipe replaces the entry's data. */
  readonly updateCachedData: (recipe: (draft: unknown) => void) => unknown
  readonly getCacheEntry: () => {
    readonly data?: unknown
    readonly isError: boolean
    readonly endpointName?: string
  }
  readonly dispatch: (action: UnknownAction) => unknown
}

/**
 * Builds the `queryFn` and `onCacheEntryAdded` of an endpoint that shows documents in real time. The first snapshot, or
 * an error, settles the query. Later snapshots are merged into the cache, or replace the error. The listener closes
 * when the entry is removed; `refetch` closes it and opens a new one.
 */
export function streamed<Arg, Snapshot, T>(source: StreamSource<Arg, Snapshot, T>) {
  // The channels by argument. A page has one store, and no query runs during prerendering.
  const channels = new Map<string, Channel<T>>()
  const keyOf = (arg: Arg) => JSON.stringify(arg) ?? ''

  return {
    // RTK Query adds the entry before it requests the first value, so the channel exists by then.
    async onCacheEntryAdded(arg: Arg, entry: CacheEntry): Promise<void> {
      const channel: Channel<T> = {
        update: change => {
          const { data, isError, endpointName } = entry.getCacheEntry()
          // Firestore reports 'offline' when the server is slow, and keeps trying. A failed query cannot be updated.
          if (isError) {
            const value = change((data ?? null) as Live<T> | null)
            // The type of `api` does not contain injected endpoints.
            const entries = [{ endpointName, arg, value }] as never
            if (value !== null) entry.dispatch(api.util.upsertQueryEntries(entries))
          } else entry.updateCachedData(draft => change((original(draft as object) ?? draft) as Live<T>))
        },
        close: () => {},
      }
      channels.set(keyOf(arg), channel)
      await entry.cacheEntryRemoved
      channel.close()
      if (channels.get(keyOf(arg)) === channel) channels.delete(keyOf(arg))
    },

    queryFn(arg: Arg): Promise<Answer<T>> {
      const channel = channels.get(keyOf(arg))
      channel?.close()
      return new Promise(resolve => {
        const close = open(source, arg, resolve, change => channel?.update(change))
        if (channel) channel.close = close
      })
    },
  }
}

function open<Arg, Snapshot, T>(
  source: StreamSource<Arg, Snapshot, T>,
  arg: Arg,
  answer: (answer: Answer<T>) => void,
  update: (change: Change<T>) => void,
): () => void {
  let state: 'opening' | 'answered' | 'following' | 'closed' = 'opening'
  let stop: (() => void) | null = null
  const waiting: Change<T>[] = []

  const answerWith = (first: Answer<T>) => {
    state = 'answered'
    answer(first)
    // A change must not reach the cache before the initial result, which takes a few microtasks.
    setTimeout(() => {
      if (state !== 'answered') return
      state = 'following'
      for (const change of waiting.splice(0)) update(change)
    })
  }

  const follow = (change: Change<T>) => {
    if (state === 'answered') waiting.push(change)
    if (state === 'following') update(change)
  }

  const show = (next: (previous: T | null) => T, written: (value: T) => Live<T> = live) => {
    if (state === 'opening') answerWith({ data: written(next(null)) })
    else follow(previous => written(next(previous?.value ?? null)))
  }

  let heard = false
  let wasCurrent = false
  /** The listener's last report while the fallback shows something else, since the listener reports only changes. */
  let reported: { value: T | null } | null = null
  const { inSnapshot } = source
  const polling =
    inSnapshot &&
    followSnapshots(inSnapshot.competitionOf(arg), snapshot => {
      const value = inSnapshot.read(snapshot, arg)
      if (value === undefined) return
      show(previous => {
        if (heard) reported ??= { value: previous }
        return copyWithStructuralSharing(previous, withNewer(previous, value))
      }, placeholder)
    })

  const observer: Observer<Snapshot> = {
    next: snapshot => {
      const isFirst = !heard
      heard = true
      if (isFirst && polling) noteShownAsOf(null)
      if (isFirst) polling?.stop()
      show(previous => {
        if (reported !== null) {
          reported = { value: source.merge(reported.value, snapshot) }
          return previous as T
        }
        // The first value replaces the placeholder; equal parts keep their identity.
        return isFirst
          ? copyWithStructuralSharing(previous, source.merge(null, snapshot))
          : source.merge(previous, snapshot)
      })
    },
    reach: isCurrent => {
      if (isCurrent) {
        wasCurrent = true
        currentAt = performance.now()
      }
      if (!heard || !polling) return
      if (!isCurrent) {
        polling.resume(wasCurrent ? currentAt : null)
        return
      }
      polling.stop()
      follow(previous => {
        if (previous === null || reported === null) return previous
        const { value } = reported
        reported = null
        return live(copyWithStructuralSharing(previous.value, value) as T)
      })
    },
    error: thrown => {
      const error = toAppError(thrown)
      // While Firestore is out of reach, the polled snapshots replace it.
      if (polling && error.code === 'offline' && state !== 'opening') return
      if (state !== 'opening') follow(previous => previous && live(previous.value, error))
      else if (polling) {
        void polling.settled.then(() => {
          if (state === 'opening') answerWith({ error })
        })
      } else answerWith({ error })
    },
  }

  const opened = inSnapshot === undefined ? source.listen(arg, observer) : listenLater(source, arg, observer)
  opened.then(stopListening => {
    if (state === 'closed') stopListening()
    else stop = stopListening
  }, observer.error)

  return () => {
    // Settles a pending first value, so that no query stays pending forever.
    if (state === 'opening') answer({ error: appError('try-again') })
    state = 'closed'
    polling?.stop()
    stop?.()
  }
}

/** The value is frozen here, because otherwise Immer would traverse all of it, which can be thousands of rows. */
function live<T>(value: T, interrupted: AppError | null = null): Live<T> {
  return Object.freeze({ value, interrupted })
}

function placeholder<T>(value: T): Live<T> {
  return Object.freeze({ value, interrupted: null, isPlaceholder: true })
}

async function listenLater<Arg, Snapshot, T>(
  { listen }: StreamSource<Arg, Snapshot, T>,
  arg: Arg,
  observer: Observer<Snapshot>,
): Promise<() => void> {
  await afterFirstPaint()
  return listen(arg, observer)
}

/** A snapshot can be older than the results of the page's own commands. */
function withNewer<T>(previous: T | null, value: T): T {
  if (!Array.isArray(previous) || !Array.isArray(value)) return value
  const known = new Map(previous.map(row => [row.id, row]))
  const rows = value.map(row => {
    const before = known.get(row.id)
    return before?.revision > row.revision ? before : row
  })
  return rows as T
}
