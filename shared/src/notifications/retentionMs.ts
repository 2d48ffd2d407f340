const day = 24 * 60 * 60_000

/** How long what people are told is stored, after it happened. */
export const retentionMs = {
  /** Behind the bell. */
  notifications: 90 * day,
  /** Messages over other channels, without their texts. */
  deliveries: 30 * day,
  /** Far longer than any call is repeated: the same cause must not make a second event. */
  events: 14 * day,
} as const
