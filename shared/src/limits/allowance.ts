import { accept, type Outcome, refuse } from '../errors/outcome.ts'

/** How much somebody may do: `burst` times in a row, and once more with each `refillMs` that pass. */
export interface Allowance {
  readonly burst: number
  readonly refillMs: number
}

/**
 * Takes one from an allowance that will be whole again at `fullAt` (0 for one that was never used), and returns when
 * it will be now: that number is all that there is to keep of it. Refuses `too-many-requests` where nothing is left;
 * what is refused costs nothing, and after `retryAfterSeconds` one is there again.
 */
export function spend(
  { burst, refillMs }: Allowance,
  fullAt: number,
  now: number,
): Outcome<number, 'too-many-requests'> {
  const whole = Math.max(fullAt, now) + refillMs
  const missingMs = whole - now - burst * refillMs
  return missingMs > 0
    ? refuse('too-many-requests', { retryAfterSeconds: Math.ceil(missingMs / 1000) })
    : accept(whole)
}
