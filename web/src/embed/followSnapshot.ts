import { unpackSnapshot } from '@upper-bracket/shared/snapshot/packSnapshot'
import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'

export interface Followed {
  /** The latest public state of the competition; null until it is known, and if there is none. */
  readonly snapshot: PublicSnapshot | null
  /** `deleted`: it existed before. `unreachable`: the latest request failed. */
  readonly problem: 'missing' | 'deleted' | 'unreachable' | null
  /** Until when the snapshot was the latest, in milliseconds since the epoch; while it is, null. */
  readonly asOf: number | null
}

export interface Visibility {
  readonly isVisible: () => boolean
  /** Calls the listener when the embed becomes visible; returns a function that ends this. */
  readonly onVisible: (listener: () => void) => () => void
}

const runningMs = 5000
const calmMs = 30_000
const maxBackoffMs = 120_000
const timeoutMs = 15_000
/** After this time a page of another build is deployed everywhere. */
const reloadMs = 60_000

export const notKnownYet: Followed = { snapshot: null, problem: null, asOf: null }

/**
 * Follows the public snapshot of a competition: asks for it every few seconds while the embed is visible, less often
 * after failures. Nothing is stored, and no cookies are sent. Returns a function that ends this.
 */
export function followSnapshot(
  competitionId: string,
  show: (followed: Followed) => void,
  { isVisible, onVisible }: Visibility,
): () => void {
  const address = `/api/competitions/${competitionId}/snapshot`
  let followed = notKnownYet
  let etag: string | null = null
  let failures = 0
  let answeredAt: number | null = null
  /** Undefined while a request is in progress, and while the embed is hidden. */
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isStopped = false
  let isOutdated = false

  const become = (next: Followed) => {
    if (next.snapshot === followed.snapshot && next.problem === followed.problem) return
    followed = next
    show(next)
  }

  const read = async () => {
    const response = await fetch(address, {
      credentials: 'omit',
      ...(etag !== null && { headers: { 'if-none-match': etag } }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (isStopped) return
    if (response.status === 404) {
      etag = null
      const { snapshot, problem } = followed
      become({ snapshot: null, problem: snapshot === null ? (problem ?? 'missing') : 'deleted', asOf: null })
      return
    }
    if (response.status === 304) {
      become({ ...followed, problem: null, asOf: null })
      return
    }
    if (!response.ok) throw new Error(`The snapshot was answered with ${response.status}`)
    const snapshot = unpackSnapshot(await response.json())
    isOutdated = snapshot === null
    if (snapshot === null || isStopped) return
    etag = response.headers.get('etag')
    become({ snapshot, problem: null, asOf: null })
  }

  const ask = async () => {
    if (isOutdated) {
      location.reload()
      return
    }
    isAsking = true
    try {
      await read()
      answeredAt = Date.now()
      failures = 0
    } catch {
      failures += 1
      become({ ...followed, problem: 'unreachable', asOf: answeredAt })
    }
    isAsking = false
    if (!isStopped) timer = setTimeout(next, waitMs())
  }

  const waitMs = () => {
    if (isOutdated) return reloadMs
    const intervalMs = followed.snapshot?.competition.status === 'running' ? runningMs : calmMs
    const spread = 0.9 + 0.2 * Math.random()
    return failures === 0 ? intervalMs : Math.min(maxBackoffMs, runningMs * 2 ** (failures - 1)) * spread
  }

  const next = () => {
    timer = undefined
    if (isVisible()) void ask()
  }

  void ask()
  const ignore = onVisible(() => {
    if (timer === undefined && !isAsking) void ask()
  })
  return () => {
    isStopped = true
    clearTimeout(timer)
    ignore()
  }
}
