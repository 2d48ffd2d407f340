import type { CallableName } from '@upper-bracket/shared/contract/contract'
import type { RateLimit } from '@upper-bracket/shared/limits/rateLimit'

const second = 1000
const minute = 60 * second

/** What one person may do, and what may come from one address; null: not counted. */
export interface PersistentRateLimit {
  readonly person: RateLimit | null
  readonly address: RateLimit | null
}

/** A venue, a household or the customers of a mobile operator share an address: it may do ten times as much. */
function personal({ burst, refillMs }: RateLimit): PersistentRateLimit {
  return { person: { burst, refillMs }, address: { burst: burst * 10, refillMs: refillMs / 10 } }
}

/**
 * Actions that leave much behind, reach other people or make us call other services, counted in the database for all
 * instances together. All are far above what the organizer of the largest competition needs.
 */
export const persistentRateLimits = {
  /** Forty in a row, and as many in a day. */
  createCompetition: personal({ burst: 40, refillMs: 36 * minute }),
  /** One for each of 640 players without an account, and again. */
  createInvitation: personal({ burst: 1500, refillMs: 10 * second }),
  requestCommentator: personal({ burst: 100, refillMs: minute }),
  renewCommentatorLink: personal({ burst: 100, refillMs: minute }),
  /**
   * Counted for each person who is reached: the commentary requests that the bot passes on, from all callers together.
   */
  reachByBot: { person: { burst: 10, refillMs: 60 * minute }, address: null },
  offerCommentary: personal({ burst: 60, refillMs: minute }),
  /** Of all conversations together, also those of matches. A venue where everybody writes shares an address. */
  sendChatMessage: { person: { burst: 400, refillMs: 5 * second }, address: null },
  /** Each ends the one before. */
  createTelegramLink: { person: { burst: 60, refillMs: 10 * second }, address: null },
  /** More than the captain of a team with four free seats needs. */
  requestPlayer: personal({ burst: 30, refillMs: 2 * minute }),
  /** These five send messages, also by mail, or have a service called. */
  startReadinessCheck: personal({ burst: 60, refillMs: minute }),
  remindPlayers: personal({ burst: 300, refillMs: 10 * second }),
  resendMessages: personal({ burst: 100, refillMs: minute }),
  connectDiscordChannel: personal({ burst: 60, refillMs: minute }),
  testAnnouncer: personal({ burst: 60, refillMs: minute }),
  /** Each makes us ask Discord or Steam. A venue full of people signs in within the same minutes. */
  finishSignIn: { person: null, address: { burst: 1000, refillMs: second } },
  /** Owners write their profiles without a call; each change goes to every competition that the person is in. */
  copyProfile: { person: { burst: 5, refillMs: minute }, address: null },
} satisfies Partial<Record<CallableName | 'finishSignIn' | 'copyProfile' | 'reachByBot', PersistentRateLimit>>

export type RateLimitedAction = keyof typeof persistentRateLimits

export function hasPersistentRateLimit(name: CallableName): name is RateLimitedAction & CallableName {
  return Object.hasOwn(persistentRateLimits, name)
}
