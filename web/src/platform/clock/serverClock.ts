/**
 * One estimate of the server's time for the page: a browser's clock can be wrong by hours. It is taken from the headers
 * of a small response, to half a second.
 */
interface Reading {
  /** What to add to the browser's clock. */
  readonly offset: number
  /** The browser's two clocks when it was taken: the one that can be set, and the one that cannot. */
  readonly wall: number
  readonly steady: number
}

/** Clocks that have moved apart by more: one was set, or stood still while the device slept. */
const maxDrift = 1000
/** A slower response is too inaccurate, and pages that wait for the time show nothing. */
const timeoutMs = 4000

let reading: Reading | null = null
let pending: Promise<void> | null = null

/** Milliseconds since the epoch; null until it has been measured, and once the browser's clock has been set. */
export function serverTime(): number | null {
  if (reading === null) return null
  const now = Date.now()
  const drift = now - reading.wall - (performance.now() - reading.steady)
  return Math.abs(drift) > maxDrift ? null : now + reading.offset
}

/** Measures the server's time, once for all who ask meanwhile. If that fails, it stays unknown. */
export function measureServerTime(): Promise<void> {
  pending ??= measure()
    .catch(() => undefined)
    .finally(() => {
      pending = null
    })
  return pending
}

async function measure(): Promise<void> {
  const sent = Date.now()
  const signal = AbortSignal.timeout(timeoutMs)
  const { headers } = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal })
  const received = Date.now()
  const date = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(date)) return
  // Both are whole seconds, cut off; a cache on the way says how old the response is.
  const server = date + 500 + 1000 * Number(headers.get('age') ?? 0)
  reading = { offset: server - (sent + received) / 2, wall: received, steady: performance.now() }
}
