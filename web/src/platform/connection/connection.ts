import { isPaused, watchPause } from './pause.ts'

/** What a page has to say about its connection; there is nothing to say while everything is live. */
export type Connection =
  | { readonly state: 'slow' | 'back' | 'paused'; readonly asOf: null }
  | {
      readonly state: 'delayed' | 'offline' | 'unreachable' | 'stopped'
      /** Until when everything that is shown was current, in milliseconds since the epoch; null if that is unknown. */
      readonly asOf: number | null
    }

/** What a source of the page's data reports about itself. */
export type Condition =
  /** Nothing has arrived yet. */
  | { readonly is: 'waiting' }
  | { readonly is: 'current' }
  /** Answers that are seconds old replace the live ones. */
  | { readonly is: 'delayed' }
  /** Out of reach, and tried again by itself; `retry` is for when the network is back. */
  | { readonly is: 'lost'; readonly asOf: number | null; readonly retry?: () => void }
  /** Ended with an error. */
  | { readonly is: 'stopped'; readonly asOf: number; readonly retry: () => void }

export interface Source {
  readonly tell: (condition: Condition) => void
  readonly close: () => void
}

/** Shorter waits and interruptions are not worth a notice. */
export const graceMs = 5000
/** So long a page says that everything is live again, once it was not. */
const backMs = 4000
/** A wait that follows another within this time continues it: data is waited for after its code. */
const pauseMs = 1000

interface Told {
  readonly condition: Condition
  readonly since: number
}

const sources = new Map<object, Told>()
const watchers = new Set<() => void>()
let connection: Connection | null = null
let timer: ReturnType<typeof setTimeout> | undefined
/** When the browser noticed that the network is gone; null while it is there. */
let offlineSince: number | null = null
/** Until when to say that everything is live again; infinite while it is not. */
let backUntil = 0
let wait = { since: 0, isOver: true, until: 0 }

/** Opens a source of data that this page shows. It has nothing to report until it tells something. */
export function openSource(): Source {
  const key = {}
  let isClosed = false
  return {
    tell: condition => {
      // A request can still fail after the page that made it has been left.
      if (isClosed) return
      const before = sources.get(key)
      const since = before?.condition.is === condition.is ? before.since : Date.now()
      sources.set(key, { condition, since })
      look()
    },
    close: () => {
      isClosed = true
      if (sources.delete(key)) look()
    },
  }
}

export function currentConnection(): Connection | null {
  return connection
}

/** Calls the watcher whenever the connection changes; returns a function that ends this. */
export function watchConnection(watcher: () => void): () => void {
  watchers.add(watcher)
  addEventListener('online', look)
  addEventListener('offline', look)
  const ignorePause = watchPause(look)
  look()
  return () => {
    ignorePause()
    watchers.delete(watcher)
    if (watchers.size > 0) return
    removeEventListener('online', look)
    removeEventListener('offline', look)
  }
}

/** Opens again what was lost or has ended. */
export function retryConnection(): void {
  const retries = [...sources.values()].map(({ condition }) => 'retry' in condition && condition.retry)
  // Listeners that share a connection also share the function that makes it again.
  for (const retry of new Set(retries)) if (retry) retry()
}

/** Whether what is shown is no longer brought up to date. */
export function isLost(found: Connection | null): boolean {
  return found !== null && /^(?:offline|unreachable|stopped)$/.test(found.state)
}

function look(): void {
  clearTimeout(timer)
  const now = Date.now()
  offlineSince = navigator.onLine === false ? (offlineSince ?? now) : null
  const told = [...sources.values()]
  if (told.some(({ condition }) => condition.is === 'waiting')) {
    if (wait.isOver) wait = { since: now - wait.until > pauseMs ? now : wait.since, isOver: false, until: 0 }
  } else if (!wait.isOver) wait = { ...wait, isOver: true, until: now }

  const found = connectionOf(told.filter(each => offlineSince !== null || dueAt(each) <= now))
  if (isLost(found)) backUntil = Number.POSITIVE_INFINITY
  else if (found === null && backUntil === Number.POSITIVE_INFINITY) {
    // What was lost can also have been left.
    backUntil = told.some(({ condition }) => condition.is === 'current') ? now + backMs : 0
  }
  const next: Connection | null = found ?? (now < backUntil ? { state: 'back', asOf: null } : null)
  const due = [...told.map(dueAt), backUntil].filter(at => at > now && Number.isFinite(at))
  if (due.length > 0) timer = setTimeout(look, Math.min(...due) - now)
  if (next?.state === connection?.state && next?.asOf === connection?.asOf) return
  connection = next
  for (const watcher of watchers) watcher()
}

/** When there is something to say about what a source tells. */
function dueAt({ condition, since }: Told): number {
  if (condition.is === 'waiting') return wait.since + graceMs
  // The time of what is shown is the server's, and the browser's clock can be behind.
  if (condition.is === 'lost' || condition.is === 'stopped')
    return Math.min(condition.asOf ?? since, since) + graceMs
  return since
}

function connectionOf(told: readonly Told[]): Connection | null {
  const conditions = told.map(({ condition }) => condition)
  const has = (is: Condition['is']) => conditions.some(condition => condition.is === is)
  const times = conditions.flatMap(condition => ('asOf' in condition ? (condition.asOf ?? []) : []))
  const asOf = times.length === 0 ? null : Math.min(...times)
  if (offlineSince !== null) return { state: 'offline', asOf: asOf ?? (has('current') ? offlineSince : null) }
  if (isPaused()) return { state: 'paused', asOf: null }
  if (has('delayed')) return { state: 'delayed', asOf }
  if (has('lost')) return { state: 'unreachable', asOf }
  if (has('stopped')) return { state: 'stopped', asOf }
  return has('waiting') ? { state: 'slow', asOf: null } : null
}
