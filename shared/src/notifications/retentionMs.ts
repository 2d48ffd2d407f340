const day = 24 * 60 * 60_000

/** How long notifications are stored after the event. */
export const retentionMs = {
  /** The notifications shown by the bell. */
  notifications: 90 * day,
  /** The deliveries over other channels, which do not contain texts. */
  deliveries: 30 * day,
  /** Exceeds the time within which a call is repeated, because the same cause must not create a second event. */
  events: 14 * day,
} as const
