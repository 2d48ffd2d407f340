const hour = 60 * 60_000

export const webhookLimits = {
  perCompetition: 5,
  /** The webhooks that one organizer has added in all competitions together. */
  perCreator: 50,
  addressLength: 500,
  /** Events that wait for one webhook. When there are more, the oldest are dropped. */
  waiting: 200,
  /** Failures in a row for this long pause a webhook. */
  failingMs: 24 * hour,
  /** How long the previous secret signs as well. */
  previousSecretMs: 24 * hour,
  /** How long the log of deliveries is stored. */
  retentionMs: 14 * 24 * hour,
  /** Attempts of a delivery that the log shows. */
  shownAttempts: 10,
  /** Bytes of an answer that are read. */
  answerBytes: 4096,
  /** Characters of an answer that the log shows. */
  answerLength: 1000,
  /** Ids of one event. */
  ids: 200,
} as const
