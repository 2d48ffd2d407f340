import type { CallableName } from '@upper-bracket/shared/contract/contract'
import type { RateLimit } from '@upper-bracket/shared/limits/rateLimit'

const second = 1000

/**
 * An organizer who scores a whole competition, including retries, stays far below this limit; only a program reaches
 * it.
 */
const defaultLimit: RateLimit = { burst: 400, refillMs: second / 10 }

/** The limit of callables that read or write a whole competition. */
const whole: RateLimit = { burst: 100, refillMs: second }

/** Callables that are more expensive than a click should be. */
const overrides: Readonly<Partial<Record<CallableName, RateLimit>>> = {
  distributePlayers: whole,
  addGuestPlayers: whole,
  updateGuestPlayer: whole,
  generateBracket: whole,
  sendChatMessage: { burst: 40, refillMs: 2 * second },
  sendMatchMessage: { burst: 40, refillMs: 2 * second },
  deleteBracket: whole,
  planMatches: whole,
  deleteCompetition: whole,
  exportMyData: { burst: 30, refillMs: 10 * second },
  deleteMyAccount: { burst: 30, refillMs: 10 * second },
  linkAccount: { burst: 60, refillMs: 10 * second },
  unlinkAccount: { burst: 60, refillMs: 10 * second },
  createCalendarLink: { burst: 60, refillMs: 10 * second },
  addPushDevice: { burst: 60, refillMs: 10 * second },
}

/** The limit of envelopes without a known callable. */
export const malformedCallRateLimit = defaultLimit

/** The rate limit of a callable per person, counted by each instance of its service. */
export function callRateLimit(name: CallableName): RateLimit {
  return overrides[name] ?? defaultLimit
}
