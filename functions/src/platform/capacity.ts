/**
 * The maximum scale of each kind of function. Functions mostly wait for Firestore, so that an instance serves many
 * requests at a time. Every limit is within the 20 processors that a new project may give one function, and together
 * they bound the cost of a flood (see `docs/deploying.md`).
 */
export const capacity = {
  /**
   * Allows 1,600 concurrent calls; at a quarter of a second each, that far exceeds what Firestore accepts for one
   * competition.
   */
  service: { concurrency: 80, maxInstances: 20 },
  /** Programs of organizers; within the limits of their callables. */
  apiActions: { concurrency: 80, maxInstances: 10 },
  /** Behind the edge, each location of which fetches a competition every few seconds. */
  snapshot: { concurrency: 80, maxInstances: 10 },
  /** Behind the edge; a search that no instance remembers reads at most 200 competitions. */
  list: { concurrency: 80, maxInstances: 5 },
  /** Behind the edge; a file has everything of a competition, line-ups included. */
  file: { concurrency: 10, maxInstances: 3 },
  /** Behind the edge, as the snapshot and the list. */
  api: { concurrency: 80, maxInstances: 5 },
  page: { concurrency: 80, maxInstances: 10 },
  /** Behind the edge as well; calendar applications poll every quarter of an hour at most. */
  calendar: { concurrency: 80, maxInstances: 5 },
  /** Behind the edge, and kept by browsers. */
  storedPicture: { concurrency: 80, maxInstances: 5 },
  /** Rasterizing a picture takes a processor about 40 ms. */
  picture: { concurrency: 20, maxInstances: 5 },
  /** Called by people and services one at a time: sign-ins by providers, the bot, links in mails. */
  endpoint: { concurrency: 80, maxInstances: 5 },
  /** A single instance, so that its limits in memory are exact. */
  reports: { concurrency: 80, maxInstances: 1 },
  /** Triggers of documents; further events wait, and are delivered again. */
  trigger: { concurrency: 20, maxInstances: 10 },
  /** Few instances with many events each, so that a burst of players is counted only a few times. */
  totals: { concurrency: 80, maxInstances: 2 },
  /** A run that takes longer than its period shares the instance with the next. */
  job: { concurrency: 10, maxInstances: 1 },
} as const
