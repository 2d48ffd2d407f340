import type { CallableName } from '@upper-bracket/shared/contract/contract'
import type { RateLimit } from '@upper-bracket/shared/limits/rateLimit'

const second = 1000
const minute = 60 * second

/** The rate limits of one person and of one address; null is not counted. */
export interface PersistentRateLimit {
  readonly person: RateLimit | null
  readonly address: RateLimit | null
}

/** A venue, a household or the customers of a mobile operator share an address, so its limit is ten times as high. */
function personal({ burst, refillMs }: RateLimit): PersistentRateLimit {
  return { person: { burst, refillMs }, address: { burst: burst * 10, refillMs: refillMs / 10 } }
}

/**
 * Rate limits of actions that store much data, reach other people or call other services, counted in the database for
 * all instances together. All exceed what the organizer of the largest competition needs.
 */
export const persistentRateLimits = {
  /** Allows forty in a row, and forty per day. */
  createCompetition: personal({ burst: 40, refillMs: 36 * minute }),
  /** Allows two for each of 640 players without an account. */
  createInvitation: personal({ burst: 1500, refillMs: 10 * second }),
  requestCommentator: personal({ burst: 100, refillMs: minute }),
  renewCommentatorLink: personal({ burst: 100, refillMs: minute }),
  /**
   * Counted for each person who is reached: the commentary requests that the bot passes on, from all callers together.
   */
  reachByBot: { person: { burst: 10, refillMs: 60 * minute }, address: null },
  offerCommentary: personal({ burst: 60, refillMs: minute }),
  /**
   * Counted for all conversations together, including those of matches. Addresses are not counted, because everybody at
   * a venue shares one.
   */
  sendChatMessage: { person: { burst: 400, refillMs: 5 * second }, address: null },
  /** Each link invalidates the previous one. */
  createTelegramLink: { person: { burst: 60, refillMs: 10 * second }, address: null },
  /** Exceeds what the captain of a team with four free seats needs. */
  requestPlayer: personal({ burst: 30, refillMs: 2 * minute }),
  /** These five send messages, including mails, or call a service. */
  startReadinessCheck: personal({ burst: 60, refillMs: minute }),
  remindPlayers: personal({ burst: 300, refillMs: 10 * second }),
  resendMessages: personal({ burst: 100, refillMs: minute }),
  connectDiscordChannel: personal({ burst: 60, refillMs: minute }),
  testAnnouncer: personal({ burst: 60, refillMs: minute }),
  /** Each calls Discord or Steam. All people at a venue may sign in within the same minutes. */
  finishSignIn: { person: null, address: { burst: 1000, refillMs: second } },
  /** Owners write their profiles without a call; each change is copied to all competitions of the person. */
  copyProfile: { person: { burst: 5, refillMs: minute }, address: null },
} satisfies Partial<Record<CallableName | 'finishSignIn' | 'copyProfile' | 'reachByBot', PersistentRateLimit>>

export type RateLimitedAction = keyof typeof persistentRateLimits

export function hasPersistentRateLimit(name: CallableName): name is RateLimitedAction & CallableName {
  return Object.hasOwn(persistentRateLimits, name)
}
