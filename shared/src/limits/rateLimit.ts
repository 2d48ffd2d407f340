import { accept, type Outcome, refuse } from '../errors/outcome.ts'

/** A token bucket: `burst` calls in a row, and one more every `refillMs`. */
export interface RateLimit {
  readonly burst: number
  readonly refillMs: number
}

/**
 * Consumes one unit of a rate limit that will be full again at `fullAt` (0 if never used; in milliseconds), and returns
 * the new `fullAt`, the only state to store. Refuses `too-many-requests` with `retryAfterSeconds` if nothing is left; a
 * refusal consumes nothing.
 */
export function consume(
  { burst, refillMs }: RateLimit,
  fullAt: number,
  now: number,
): Outcome<number, 'too-many-requests'> {
  const whole = Math.max(fullAt, now) + refillMs
  const missingMs = whole - now - burst * refillMs
  return missingMs > 0
    ? refuse('too-many-requests', { retryAfterSeconds: Math.ceil(missingMs / 1000) })
    : accept(whole)
}
