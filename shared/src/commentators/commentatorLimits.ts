export const commentatorLimits = {
  /**
   * Counts all requests of a competition, ended ones included. Offers are counted separately, so that they never block
   * requests.
   */
  requests: 50,
  offers: 50,
  producers: 20,
  commentMax: 500,
  languages: 5,
  /** The maximum number of matches in one booking. */
  matches: 64,
  /** The time to respond, after which organizers are reminded. */
  responseMs: 24 * 60 * 60 * 1000,
} as const
