import { type CallableName, type Contract, contract } from '@upper-bracket/shared/contract/contract'
import { minute, type PersistentRateLimit, personal, second } from '@upper-bracket/shared/contract/rateLimits'
import { demonstrationLimits } from '@upper-bracket/shared/demonstration/demonstration'
import { invitationLimits } from '@upper-bracket/shared/invitation/invitationLimits'
import { organizerPageLimits } from '@upper-bracket/shared/organizerPage/organizerPageLimits'

/** A commit of at least so many documents counts towards `writtenDocuments`. */
export const countedFrom = 20

const day = 24 * 60 * minute
const { mailsPerDay } = invitationLimits
const { announcementsInARow, announcementHours } = organizerPageLimits
const mails = { burst: mailsPerDay, refillMs: day / mailsPerDay }

/** The rate limits of what nobody calls by name. */
const unnamed = {
  /**
   * Counted for each person who is reached: the commentary requests that the bot passes on, from all callers together.
   */
  reachByBot: { person: { burst: 10, refillMs: 60 * minute }, address: null },
  /** Invitations mailed to addresses that organizers have entered: of each organizer, from all competitions. */
  mailsOfOrganizer: personal(mails),
  /** The same mails of each competition, from all its organizers. */
  mailsOfCompetition: { person: mails, address: null },
  /** The same mails to each address, from everybody. */
  mailsToAddress: { person: { burst: 3, refillMs: 10 * day }, address: null },
  /** Wrong codes in each competition, from everybody. Refuses nobody: its organizers are told. */
  wrongCodes: { person: null, address: { burst: 100, refillMs: minute } },
  /**
   * Exits of each person from each competition, which refuse nobody: those who have left more often do not come
   * back for a while.
   */
  exits: { person: { burst: 5, refillMs: 6 * 60 * minute }, address: null },
  /** Copies of a demonstration. */
  enterDemonstration: { person: null, address: demonstrationLimits.byAddress },
  /** Competitions of which an organizer's followers are told. */
  announcementsToFollowers: {
    person: { burst: announcementsInARow, refillMs: announcementHours * 60 * minute },
    address: null,
  },
  /** Each calls Discord or Steam. All people at a venue may sign in within the same minutes. */
  finishSignIn: { person: null, address: { burst: 1000, refillMs: second } },
  /**
   * Counted in documents that callables write or cause to be deleted. Allows the organizer of the largest competition
   * to enter everybody, distribute them a few times and draw the bracket a dozen times in a row.
   */
  writtenDocuments: { person: { burst: 100_000, refillMs: second }, address: null },
  /** Owners write their profiles without a call; each change is copied to all competitions of the person. */
  copyProfile: { person: { burst: 5, refillMs: minute }, address: null },
} satisfies Record<string, PersistentRateLimit>

/** The callables whose contract names a persistent rate limit. */
export type RateLimitedCallable = {
  [N in CallableName]: Contract[N] extends { readonly persistentRateLimit: PersistentRateLimit } ? N : never
}[CallableName]

export type RateLimitedAction = RateLimitedCallable | keyof typeof unnamed

export const persistentRateLimits: typeof unnamed & Record<RateLimitedCallable, PersistentRateLimit> =
  Object.assign(
    { ...unnamed },
    ...Object.entries(contract).map(
      ([name, row]) => 'persistentRateLimit' in row && { [name]: row.persistentRateLimit },
    ),
  )

export function hasPersistentRateLimit(name: CallableName): name is RateLimitedCallable {
  return Object.hasOwn(persistentRateLimits, name)
}
