import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import { type AppError, appError } from '#platform/errors/appError.ts'

/** The cache entry of a stream: the latest value. How current it is, its source reports (`openSource`). */
export interface Live<T> {
  readonly value: T
  /** The value is from the public snapshot, which can be older than what the listener will report. */
  readonly isPlaceholder?: true
}

export interface StreamState<T> {
  /** Whether the public snapshot contains the value. */
  readonly polls: boolean
  /** `answered`: the query has its first value, which takes a few microtasks to reach the cache. */
  readonly phase: 'opening' | 'answered' | 'following' | 'closed'
  /** What the cache is to show once it has the first value; used while `answered`. */
  readonly pending: Live<T> | null
  /** `snapshots`: the listener has not reported yet. `fallback`: snapshots are shown while Firestore is out of reach. */
  readonly source: 'snapshots' | 'listener' | 'fallback'
  /** The listener's last report, used during `fallback`, since the listener reports only changes. */
  readonly reported: T | null
  /** Whether the listener was ever up to date. */
  readonly wasCurrent: boolean
  /** Whether the listener is open, or about to be. A stranger's stream follows snapshots alone at first. */
  readonly listens: boolean
  /** Whether a first value may still come from the snapshot with which the page was opened. */
  readonly awaitsEarly: boolean
  /** The error of the listener, if it is the answer unless there is such a snapshot. */
  readonly failure: AppError | null
}

export type StreamEvent<Snapshot, T> =
  | { readonly type: 'polled'; readonly value: T }
  /** Somebody stays, signs in or acts, or no snapshot has the value. */
  | { readonly type: 'listenerNeeded' }
  /** The snapshot with which the page was opened has been shown, or there is none. */
  | { readonly type: 'earlyKnown' }
  | { readonly type: 'reported'; readonly snapshot: Snapshot }
  /** The value is current on the server. */
  | { readonly type: 'reached' }
  /** Firestore is out of reach. `currentAt` is when any listener was last up to date; all share a connection. */
  | { readonly type: 'lost'; readonly currentAt: number }
  | { readonly type: 'failed'; readonly error: AppError }
  /** The listener has ended, and another one will be opened. */
  | { readonly type: 'ended'; readonly currentAt: number }
  /** The first value has reached the cache. */
  | { readonly type: 'settled' }
  | { readonly type: 'closed' }

/** The answer of the query. */
export type Answer<T> = { data: Live<T> } | { error: AppError }

/** `show` replaces what the cache shows. */
export type StreamEffect<T> =
  | { readonly answer: Answer<T> }
  | { readonly show: Live<T> }
  | { readonly open: 'listener' }
  | { readonly poll: 'stop' }
  | { readonly poll: 'resume'; readonly since: number | null }

type Step<T> = readonly [state: StreamState<T>, ...effects: StreamEffect<T>[]]

/** Computes the value after a snapshot; `previous` is null for the first one. Unchanged parts keep their identity. */
export type Merge<Snapshot, T> = (previous: T | null, snapshot: Snapshot) => T

/** Decides which version to show of a value, or of a row, that arrives again. */
export type Settle<T> = (shown: T, arrived: T) => T

interface StreamContext<Snapshot, T> {
  readonly cached: Live<T> | null
  readonly merge: Merge<Snapshot, T>
  /** For a value that arrives whole; without it, the arriving value is shown. */
  readonly settle?: Settle<T> | undefined
}

export function openingStream<T>({
  polls,
  listens,
}: Pick<StreamState<T>, 'polls' | 'listens'>): StreamState<T> {
  return {
    polls,
    listens,
    phase: 'opening',
    pending: null,
    source: 'snapshots',
    reported: null,
    wasCurrent: false,
    awaitsEarly: polls,
    failure: null,
  }
}

/**
 * Returns the state of a stream after an event, and what is to be done. `cached` is what the cache shows, which can
 * contain predictions of the page's own commands.
 */
export function streamStep<Snapshot, T>(
  state: StreamState<T>,
  event: StreamEvent<Snapshot, T>,
  { cached, merge, settle = (_, arrived) => arrived }: StreamContext<Snapshot, T>,
): Step<T> {
  const { phase, source, polls } = state
  if (phase === 'closed') return [state]
  const shown = phase === 'following' ? cached : state.pending
  const previous = shown?.value ?? null
  const settled = (value: T) => (previous === null ? value : settle(previous, value))

  switch (event.type) {
    case 'polled': {
      const after =
        source === 'listener' ? { ...state, source: 'fallback' as const, reported: previous } : state
      const value = copyWithStructuralSharing(previous, withNewer(previous, settled(event.value)))
      return showing(after, Object.freeze({ value, isPlaceholder: true }))
    }
    case 'listenerNeeded':
      return state.listens ? [state] : [{ ...state, listens: true }, { open: 'listener' }]
    case 'earlyKnown': {
      const after = { ...state, awaitsEarly: false }
      return state.failure === null || phase !== 'opening' ? [after] : failing(after, state.failure)
    }
    case 'reported':
      if (source === 'fallback') return [{ ...state, reported: merge(state.reported, event.snapshot) }]
      if (source === 'listener') return showing(state, live(merge(previous, event.snapshot)))
      // The first value replaces the placeholder; equal parts keep their identity.
      return stoppingPolls(
        showing(
          { ...state, source: 'listener' },
          live(copyWithStructuralSharing(previous, settled(merge(null, event.snapshot)))),
        ),
      )
    case 'reached': {
      const after = { ...state, wasCurrent: true }
      if (source === 'snapshots') return [after]
      if (source === 'listener') return stoppingPolls([after])
      const value = copyWithStructuralSharing(previous, settled(state.reported as T))
      return stoppingPolls(showing({ ...after, source: 'listener', reported: null }, live(value)))
    }
    case 'lost':
    case 'ended': {
      // The first report of another listener is the whole value.
      const after =
        event.type === 'ended' ? { ...state, source: 'snapshots' as const, reported: null } : state
      if (!polls || source === 'snapshots') return [after]
      return [after, { poll: 'resume', since: state.wasCurrent ? event.currentAt : null }]
    }
    case 'failed':
      if (phase !== 'opening') return [state]
      return state.awaitsEarly ? [{ ...state, failure: event.error }] : failing(state, event.error)
    case 'settled': {
      const after = { ...state, phase: 'following' as const, pending: null }
      return shown === null || shown === cached ? [after] : [after, { show: shown }]
    }
    case 'closed': {
      const after = { ...state, phase: 'closed' as const }
      // Settles a pending first value, so that no query stays pending forever.
      return phase === 'opening' ? [after, { answer: { error: appError('try-again') } }] : [after]
    }
  }
}

function showing<T>(state: StreamState<T>, entry: Live<T>): Step<T> {
  if (state.phase === 'following') return [state, { show: entry }]
  const after = { ...state, phase: 'answered' as const, pending: entry }
  return state.phase === 'opening' ? [after, { answer: { data: entry } }] : [after]
}

function failing<T>(state: StreamState<T>, error: AppError): Step<T> {
  return [{ ...state, phase: 'answered' }, { answer: { error } }]
}

function stoppingPolls<T>([state, ...effects]: Step<T>): Step<T> {
  return state.polls ? [state, { poll: 'stop' }, ...effects] : [state, ...effects]
}

/** The value is frozen here, because otherwise Immer would traverse all of it, which can be thousands of rows. */
function live<T>(value: T): Live<T> {
  return Object.freeze({ value })
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
