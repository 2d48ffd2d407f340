import { demonstrationLimits } from '../demonstration/demonstration.ts'
import { invitationLimits } from '../invitation/invitationLimits.ts'
import { webhookLimits } from '../integrations/webhookLimits.ts'
import { screenshotLimits } from '../matchRoom/screenshot.ts'
import { retentionMs } from '../notifications/retentionMs.ts'

/**
 * How long data is stored: for a time after it was written or has expired, until its account, its competition or
 * either is deleted, or also until the person leaves the competition (`entry`), until its time comes (`use`), or for good.
 */
export type Retention =
  | { readonly afterMs: number }
  | { readonly upToMs: number }
  | { readonly afterExpiryMs: number }
  | 'account'
  | 'competition'
  | 'either'
  | 'entry'
  | 'use'
  | 'forever'

interface StoredData {
  /** The collections of Firestore, by the names of `Models`. */
  readonly collections: readonly string[]
  readonly retention: Retention
}

/**
 * Everything that is stored in Firestore, by what it is to people, and for how long. Each collection is in one row. The
 * pages of the operator state the rows.
 */
export const storedData = {
  account: {
    collections: ['accounts', 'identities', 'telegramChats', 'pushDevices', 'calendarLinks'],
    retention: 'account',
  },
  profile: { collections: ['profiles', 'importedEvents'], retention: 'account' },
  organizerPage: { collections: ['organizerPages', 'followers'], retention: 'account' },
  competition: {
    collections: [
      'competitions',
      'teams',
      'teamNames',
      'pictures',
      'distributions',
      'drafts',
      'brackets',
      'matches',
      'changes',
      'matchRooms',
      'overlays',
      'announcers',
      'announcerSecrets',
      'announcementPosts',
      'heldMessages',
      'webhooks',
      'webhookSecrets',
    ],
    retention: 'competition',
  },
  entry: { collections: ['players', 'lineUps'], retention: 'competition' },
  contacts: { collections: ['applicants', 'contacts'], retention: 'entry' },
  draftList: { collections: ['lists'], retention: 'either' },
  chat: { collections: ['messages', 'private'], retention: 'either' },
  commentator: {
    collections: ['commentators', 'commentatorLinks', 'publicCommentators'],
    retention: 'either',
  },
  apiKey: { collections: ['apiKeys', 'apiKeyDigests'], retention: 'either' },
  history: { collections: ['log'], retention: 'competition' },
  screenshot: { collections: ['screenshots'], retention: { afterMs: screenshotLimits.retentionMs } },
  invitation: {
    collections: ['invitations', 'invites'],
    retention: { afterExpiryMs: invitationLimits.retentionMs },
  },
  notification: { collections: ['notifications'], retention: { afterMs: retentionMs.notifications } },
  delivery: {
    collections: ['deliveries', 'undelivered'],
    retention: { afterMs: retentionMs.deliveries },
  },
  event: { collections: ['outbox'], retention: { afterMs: retentionMs.events } },
  announcement: { collections: ['announcements'], retention: { afterMs: retentionMs.announcements } },
  webhookDelivery: {
    collections: ['webhookDeliveries'],
    retention: { afterMs: webhookLimits.retentionMs },
  },
  timer: { collections: ['timers'], retention: 'use' },
  signIn: {
    collections: ['signInAttempts', 'signInTickets', 'openidNonces', 'telegramLinks', 'accountDeletions'],
    retention: { upToMs: retentionMs.signIns },
  },
  visit: { collections: ['visits'], retention: { upToMs: demonstrationLimits.visitMs + 60 * 60_000 } },
  rateLimit: { collections: ['rateLimits'], retention: { upToMs: retentionMs.rateLimits } },
  refusal: { collections: ['mailRefusals'], retention: 'forever' },
  id: {
    collections: ['deletedCompetitions', 'revokedIds', 'organizerAddresses'],
    retention: 'forever',
  },
  progress: { collections: ['repairing', 'sweeps', 'operation', 'spending'], retention: 'forever' },
} as const satisfies Record<string, StoredData>

export type StoredKind = keyof typeof storedData

const day = 24 * 60 * 60_000

/** How long the cloud stores copies and records of requests, unless the operator sets another time. */
export const cloudRetentionMs = {
  /** As `npm run deploy` sets them up. */
  backups: 14 * 7 * day,
  logs: 30 * day,
} as const

/** The cookies of the site, and for how long a browser stores them. */
export const cookieRetention = {
  userid: { afterMs: 365 * day },
  locale: { afterMs: 365 * day },
  analytics: { afterMs: 365 * day },
  /** Set by Google Analytics, together with one whose name begins with it. Some browsers store them for less. */
  _ga: { upToMs: 730 * day },
  __session: { afterMs: 10 * 60_000 },
} as const satisfies Record<string, Retention>
export type CookieName = keyof typeof cookieRetention
