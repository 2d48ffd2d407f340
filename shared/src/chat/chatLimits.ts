export const chatLimits = {
  /** Characters of a message. */
  messageMax: 1000,
  /** Whoever has not read a message by then is away, and is told of it. */
  awayMs: 60 * 1000,
} as const
