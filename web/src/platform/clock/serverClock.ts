/**
 * An estimate of the server's time, because a browser's clock can be wrong by hours. It is taken from the headers of a
 * small response and accurate to half a second.
 */
interface Reading {
  /** The offset from the browser's clock to the server's. */
  readonly offset: number
  /** Both clocks of the browser at the time of the reading: the adjustable one and the monotonic one. */
  readonly wall: number
  readonly steady: number
}

/** If the clocks drift apart by more, one was adjusted, or was paused while the device slept. */
const maxDrift = 1000
/** A slower response is too inaccurate, and pages that wait for the time show nothing. */
const timeoutMs = 4000

let reading: Reading | null = null
let pending: Promise<void> | null = null

/**
 * Returns the server's time in milliseconds since the epoch; null until it has been measured, and after the browser's
 * clock was adjusted.
 */
export function serverTime(): number | null {
  if (reading === null) return null
  const now = Date.now()
  const drift = now - reading.wall - (performance.now() - reading.steady)
  return Math.abs(drift) > maxDrift ? null : now + reading.offset
}

/** Measures the server's time, once for all concurrent callers. If that fails, the time stays unknown. */
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
  // Both headers are truncated to whole seconds; `age` is how long a cache has held the response.
  const server = date + 500 + 1000 * Number(headers.get('age') ?? 0)
  reading = { offset: server - (sent + received) / 2, wall: received, steady: performance.now() }
}
