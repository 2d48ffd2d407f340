import { accept, type Outcome, refuse } from '../errors/outcome.ts'

/** A token bucket: `burst` calls in a row, and one more every `refillMs`. */
export interface RateLimit {
  readonly burst: number
  readonly refillMs: number
}

/**
 * Consumes `units` of a rate limit that will be full again at `fullAt` (0 if never used; in milliseconds), and returns
 * the new `fullAt`, the only state to store. Refuses `too-many-requests` with `retryAfterSeconds` if less is left; a
 * refusal consumes nothing. More units than `burst` are consumed by a full limit.
 */
export function consume(
  { burst, refillMs }: RateLimit,
  fullAt: number,
  now: number,
  units = 1,
): Outcome<number, 'too-many-requests'> {
  const whole = Math.max(fullAt, now) + units * refillMs
  const missingMs = whole - now - Math.max(burst, units) * refillMs
  return missingMs > 0
    ? refuse('too-many-requests', { retryAfterSeconds: Math.ceil(missingMs / 1000) })
    : accept(whole)
}

/** Returns how many units of a rate limit that will be full again at `fullAt` are left. */
export function unitsLeft({ burst, refillMs }: RateLimit, fullAt: number, now: number): number {
  return Math.max(0, Math.floor((now + burst * refillMs - Math.max(fullAt, now)) / refillMs))
}
