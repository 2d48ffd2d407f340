import type { RateLimit } from '../limits/rateLimit.ts'

export const second = 1000
export const minute = 60 * second

/** Limits per person, counted by each instance of a service. */
export const rateLimits = {
  /**
   * An organizer who scores a whole competition, including retries, stays far below this limit; only a program reaches
   * it.
   */
  default: { burst: 400, refillMs: second / 10 },
  /** For callables that read or write a whole competition. */
  wholeCompetition: { burst: 100, refillMs: second },
  chat: { burst: 40, refillMs: 2 * second },
  /** For callables that change how an account signs in or is reached. */
  account: { burst: 60, refillMs: 10 * second },
  /** For callables that read or write everything of a person. */
  wholeAccount: { burst: 30, refillMs: 10 * second },
} as const satisfies Record<string, RateLimit>

/** The rate limits of one person and of one address; null is not counted. */
export interface PersistentRateLimit {
  readonly person: RateLimit | null
  readonly address: RateLimit | null
}

/** A venue, a household or the customers of a mobile operator share an address, so its limit is ten times as high. */
export function personal({ burst, refillMs }: RateLimit): {
  readonly [K in keyof PersistentRateLimit]: RateLimit
} {
  return { person: { burst, refillMs }, address: { burst: burst * 10, refillMs: refillMs / 10 } }
}
