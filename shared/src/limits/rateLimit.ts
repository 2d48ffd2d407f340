import { accept, type Outcome, refuse } from '../errors/outcome.ts'

/** How often something may be done: `burst` times in a row, and once more every `refillMs`. */
export interface RateLimit {
  readonly burst: number
  readonly refillMs: number
}

/**
 * Spends one of an rate limit that will be full again at `fullAt` (0 if never used; times in milliseconds), and returns
 * the new `fullAt`, the only state to store. Refuses `too-many-requests` if nothing is left, with `retryAfterSeconds`;
 * a refusal spends nothing.
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
