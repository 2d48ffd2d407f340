export const chatLimits = {
  /** The maximum number of characters of a message. */
  messageMax: 1000,
  /** A reader who has not read a message by then counts as away and is notified. */
  awayMs: 60 * 1000,
} as const
