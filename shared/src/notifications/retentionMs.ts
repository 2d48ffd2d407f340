const day = 24 * 60 * 60_000

/** How long notifications, and the documents of work that is done, are stored. */
export const retentionMs = {
  /** The notifications shown by the bell. */
  notifications: 90 * day,
  /** The deliveries over other channels, which do not contain texts. */
  deliveries: 30 * day,
  /** Exceeds the time within which a call is repeated, because the same cause must not create a second event. */
  events: 14 * day,
  /** What was announced to groups and channels. */
  announcements: 14 * day,
  /** Exceeds the lifetime of any token issued before the deletion. */
  accountDeletions: 2 * 60 * 60_000,
  /** Exceeds what sign-ins, connections and deletions take to expire by more than the period of the job that sweeps. */
  signIns: day,
  /** No rate limit takes longer until it is full again. */
  rateLimits: 30 * day,
} as const
