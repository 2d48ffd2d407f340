import type { UnknownAction } from '@reduxjs/toolkit'
import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { api } from '#platform/api/api.ts'
import { openSource } from '#platform/connection/connection.ts'
import { isPaused, watchPause } from '#platform/connection/pause.ts'
import { toAppError } from '#platform/errors/appError.ts'
import { afterFirstPaint } from '#platform/snapshot/earlySnapshot.ts'
import { followSnapshots, tryFirestore } from '#platform/snapshot/followSnapshots.ts'
import { stay, stayedMs, untilStaying } from './staying.ts'
import {
  type Answer,
  type Live,
  type Merge,
  openingStream,
  type Settle,
  type StreamEvent,
  streamStep,
} from './streamMachine.ts'

/** The first wait before another listener replaces one that has ended; each further one is twice as long. */
const retryMs = 2000
const maxRetryMs = 60_000

interface Observer<Snapshot> {
  readonly next: (snapshot: Snapshot) => void
  /**
   * Reports whether the data is current on the server, and when any listener was last up to date, by
   * `performance.now()`.
   */
  readonly reach: (isCurrent: boolean, currentAt: number) => void
  readonly error: (thrown: unknown) => void
}

/** Opens a listener; resolves to the function that closes it. */
export type Listen<Arg, Snapshot> = (arg: Arg, observer: Observer<Snapshot>) => Promise<() => void>

interface StreamSource<Arg, Snapshot, T> {
  readonly listen: Listen<Arg, Snapshot>
  readonly merge: Merge<Snapshot, T>
  readonly settle?: Settle<T> | undefined
  /**
   * The place of the value in a competition's public snapshot, which is shown until the listener reports; a function if
   * only some values are known then.
   */
  readonly inSnapshot?: InSnapshot<Arg, T> | PlaceInSnapshot<Arg, T>
}

export type PlaceInSnapshot<Arg, T> = (arg: Arg) => InSnapshot<Arg, T> | undefined

export interface InSnapshot<Arg, T> {
  readonly competitionOf: (arg: Arg) => string
  /** Undefined if the snapshot does not contain it. */
  readonly read: (snapshot: PublicSnapshot, arg: Arg) => T | undefined
}

/** A cache entry and its listener. */
interface Channel<T> {
  /** Null after an error. */
  readonly cached: () => Live<T> | null
  readonly show: (content: Live<T>) => void
  close: () => void
}

interface CacheEntry {
  readonly cacheEntryRemoved: Promise<void>
  /** The return value of the recipe replaces the entry's data. */
  readonly updateCachedData: (recipe: () => void) => unknown
  readonly getCacheEntry: () => {
    readonly data?: unknown
    readonly isError: boolean
    readonly endpointName?: string
  }
  readonly dispatch: (action: UnknownAction) => unknown
}

/**
 * Builds the `queryFn` and `onCacheEntryAdded` of an endpoint that shows documents in real time. The first snapshot, or
 * an error, settles the query. Later snapshots are merged into the cache, or replace the error. A listener that ends
 * with an error is replaced by itself. It closes when the entry is removed; `refetch` opens a new one. What happens when is decided by `streamStep`.
 */
export function streamed<Arg, Snapshot, T>(source: StreamSource<Arg, Snapshot, T>) {
  // The channels by argument. A page has one store, and no query runs during prerendering.
  const channels = new Map<string, Channel<T>>()
  const keyOf = (arg: Arg) => JSON.stringify(arg) ?? ''

  return {
    // RTK Query adds the entry before it requests the first value, so the channel exists by then.
    async onCacheEntryAdded(arg: Arg, entry: CacheEntry): Promise<void> {
      const channel: Channel<T> = {
        cached: () => (entry.getCacheEntry().data ?? null) as Live<T> | null,
        show: value => {
          const { isError, endpointName, data } = entry.getCacheEntry()
          // A failed query cannot be updated. The type of `api` does not contain injected endpoints.
          if (isError) entry.dispatch(api.util.upsertQueryEntries([{ endpointName, arg, value }] as never))
          else if (!isSame(data as Live<T> | undefined, value)) entry.updateCachedData(() => value)
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
        const close = open(source, arg, resolve, channel)
        if (channel) channel.close = close
      })
    },
  }
}

/** Whether a page would draw the same again, as after most snapshots. */
function isSame<T>(shown: Live<T> | undefined, next: Live<T>): boolean {
  return shown?.value === next.value && shown.isPlaceholder === next.isPlaceholder
}

/** Runs a stream; returns the function that closes it. */
function open<Arg, Snapshot, T>(
  { listen, merge, settle, inSnapshot: place }: StreamSource<Arg, Snapshot, T>,
  arg: Arg,
  answer: (answer: Answer<T>) => void,
  channel: Channel<T> | undefined,
): () => void {
  const inSnapshot = typeof place === 'function' ? place(arg) : place
  // What no snapshot contains needs Firestore, and then everything is listened to.
  if (inSnapshot === undefined) stay()
  const polls = inSnapshot !== undefined
  // During a pause, what snapshots contain is not listened to.
  const mayListen = () => stayedMs() !== null && !(polls && isPaused())
  let state = openingStream<T>({ polls, listens: mayListen() })
  let hasShown = false
  const send = (event: StreamEvent<Snapshot, T>) => {
    const [next, ...effects] = streamStep(state, event, { cached: channel?.cached() ?? null, merge, settle })
    state = next
    for (const effect of effects) {
      hasShown ||= 'show' in effect || ('answer' in effect && 'data' in effect.answer)
      if ('show' in effect) channel?.show(effect.show)
      else if ('answer' in effect) {
        answer(effect.answer)
        // A change must not reach the cache before the first value, which takes a few microtasks.
        setTimeout(() => send({ type: 'settled' }))
      } else if ('open' in effect) listenAgain()
      else if (effect.poll === 'stop') polling?.stop()
      else polling?.resume(effect.since)
    }
  }

  const polling =
    inSnapshot &&
    followSnapshots(inSnapshot.competitionOf(arg), {
      show: snapshot => {
        const value = inSnapshot.read(snapshot, arg)
        send(value === undefined ? { type: 'listenerNeeded' } : { type: 'polled', value })
      },
      fail: () => send({ type: 'listenerNeeded' }),
    })
  polling?.settled.then(() => send({ type: 'earlyKnown' }))

  const connection = openSource()
  /** By the browser's clock; null while the listener is current, and if it never was. */
  let lostAt: number | null = null
  let lastCurrentAt = 0
  let endings = 0
  let isListening = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = () => {}

  const observer: Observer<Snapshot> = {
    next: snapshot => {
      endings = 0
      if (state.source === 'snapshots') connection.tell({ is: 'current' })
      send({ type: 'reported', snapshot })
    },
    reach: (isCurrent, currentAt) => {
      lastCurrentAt = currentAt
      if (isCurrent) lostAt = null
      else if (state.wasCurrent) lostAt ??= Date.now()
      if (isCurrent) connection.tell({ is: 'current' })
      // The snapshots that replace the listener are a source of their own.
      else if (!polling) connection.tell({ is: 'lost', asOf: lostAt, retry: tryFirestore })
      send(isCurrent ? { type: 'reached' } : { type: 'lost', currentAt })
    },
    error: thrown => {
      // The pause has closed it.
      if (!isListening) return
      send({ type: 'failed', error: toAppError(thrown) })
      // While Firestore is out of reach, the listener keeps trying.
      if (toAppError(thrown, true).code !== 'offline') end()
    },
  }

  const end = () => {
    send({ type: 'ended', currentAt: lastCurrentAt })
    const reopen = () => {
      clearTimeout(timer)
      listenAgain()
    }
    isListening = false
    if (!isPaused()) timer = setTimeout(reopen, Math.min(retryMs * 2 ** endings, maxRetryMs))
    endings += 1
    if (!polling && hasShown) connection.tell({ is: 'stopped', asOf: lostAt ?? Date.now(), retry: reopen })
  }

  const listenAgain = () => {
    isListening = true
    const opened = polling ? afterFirstPaint().then(() => listen(arg, observer)) : listen(arg, observer)
    opened.catch(observer.error)
    stop = () =>
      void opened.then(
        stopListening => stopListening(),
        () => {},
      )
  }
  if (state.listens) listenAgain()
  else void untilStaying().then(() => mayListen() && send({ type: 'listenerNeeded' }))

  const ignorePause = watchPause(hasBegun => {
    clearTimeout(timer)
    if (!hasBegun) {
      if (!state.listens) void untilStaying().then(() => mayListen() && send({ type: 'listenerNeeded' }))
      else if (!isListening) listenAgain()
    } else if (polls && isListening) {
      isListening = false
      stop()
      send({ type: 'ended', currentAt: lastCurrentAt })
    }
  })

  return () => {
    ignorePause()
    send({ type: 'closed' })
    clearTimeout(timer)
    connection.close()
    polling?.stop()
    stop()
  }
}
