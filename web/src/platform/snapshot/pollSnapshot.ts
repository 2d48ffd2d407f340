import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'

export interface Polled {
  /** The latest public state of the competition; null until it is known, and if there is none. */
  readonly snapshot: PublicSnapshot | null
  /** `deleted`: it existed before. `unreachable`: the latest request failed. */
  readonly problem: 'missing' | 'deleted' | 'unreachable' | null
  /** Until when the snapshot was the latest, in milliseconds since the epoch; while it is, null. */
  readonly asOf: number | null
}

export interface Visibility {
  readonly isVisible: () => boolean
  /** Calls the listener when the page becomes visible; returns a function that ends this. */
  readonly onVisible: (listener: () => void) => () => void
}

interface Polling extends Visibility {
  /** Sends the request. The headers name the snapshot that is known. */
  readonly request: (init: RequestInit) => Promise<Response>
  /** Returns null if the snapshot is of another version than this code, which ends the polling. */
  readonly read: (response: Response) => Promise<PublicSnapshot | null>
  readonly onOutdated: () => void
  /** The interval while the competition does not run. */
  readonly calmMs: number
  /** The longest pause after failures. */
  readonly maxBackoffMs: number
}

export const runningMs = 5000
/** A connection can be dead without the browser being told. */
const timeoutMs = 10_000

export const notKnownYet: Polled = { snapshot: null, problem: null, asOf: null }

/**
 * Follows the public snapshot of a competition: asks for it every few seconds while the page is visible, less often
 * after failures, and while the edge keeps its copy for longer, as during a pause of the operation. Returns a function
 * that ends this.
 */
export function pollSnapshot(
  { request, read, onOutdated, calmMs, maxBackoffMs, isVisible, onVisible }: Polling,
  show: (polled: Polled) => void,
): () => void {
  let polled = notKnownYet
  let etag: string | null = null
  let failures = 0
  let answeredAt: number | null = null
  let keptMs = 0
  /** Undefined while a request is in progress, and while the page is hidden. */
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isStopped = false

  const become = (next: Polled) => {
    if (next.snapshot === polled.snapshot && next.problem === polled.problem) return
    polled = next
    show(next)
  }

  const askOnce = async () => {
    const response = await request({
      ...(etag !== null && { headers: { 'if-none-match': etag } }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (isStopped) return
    const [, keptSeconds] = /s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? []
    keptMs = 1000 * Number(keptSeconds ?? 0)
    if (response.status === 404) {
      etag = null
      const { snapshot, problem } = polled
      become({ snapshot: null, problem: snapshot === null ? (problem ?? 'missing') : 'deleted', asOf: null })
      return
    }
    if (response.status === 304) {
      become({ ...polled, problem: null, asOf: null })
      return
    }
    if (!response.ok) throw new Error(`The snapshot was answered with ${response.status}`)
    const snapshot = await read(response)
    if (isStopped) return
    if (snapshot === null) {
      isStopped = true
      onOutdated()
      return
    }
    const isOlder = polled.snapshot !== null && snapshot.asOf < polled.snapshot.asOf
    if (!isOlder) etag = response.headers.get('etag')
    become({ snapshot: isOlder ? polled.snapshot : snapshot, problem: null, asOf: null })
  }

  const ask = async () => {
    isAsking = true
    try {
      await askOnce()
      answeredAt = Date.now()
      failures = 0
    } catch {
      failures += 1
      if (!isStopped) become({ ...polled, problem: 'unreachable', asOf: answeredAt })
    }
    isAsking = false
    if (!isStopped) timer = setTimeout(next, waitMs())
  }

  const waitMs = () => {
    const isRunning = polled.snapshot?.competition.status === 'running'
    const intervalMs = Math.max(keptMs, isRunning ? runningMs : calmMs)
    const spread = 0.9 + 0.2 * Math.random()
    return failures === 0 ? intervalMs : Math.min(maxBackoffMs, runningMs * 2 ** (failures - 1)) * spread
  }

  const next = () => {
    timer = undefined
    if (isVisible()) void ask()
  }

  void ask()
  const ignore = onVisible(() => {
    if (timer === undefined && !isAsking && !isStopped) void ask()
  })
  return () => {
    isStopped = true
    clearTimeout(timer)
    ignore()
  }
}
