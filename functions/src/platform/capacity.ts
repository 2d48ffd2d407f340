/**
 * How far each kind of function may grow. What they do is wait for Firestore, so that an instance takes many requests at
 * a time. Every limit is within the 20 processors that a new project may give one function, and together they bound what
 * a flood can cost (see `docs/deploying.md`).
 */
export const capacity = {
  /** 1,600 calls under way: at a quarter of a second each, all that Firestore takes from one competition many times. */
  service: { concurrency: 80, maxInstances: 20 },
  /** Behind the edge, which asks for a competition once in seconds from each of its places. */
  snapshot: { concurrency: 80, maxInstances: 10 },
  page: { concurrency: 80, maxInstances: 10 },
  /** Behind the edge, too; programs ask every quarter of an hour at most. */
  calendar: { concurrency: 80, maxInstances: 5 },
  /** Rasterizing takes a processor for some 40 ms. */
  picture: { concurrency: 20, maxInstances: 5 },
  /** Called by people and services one at a time: signing in elsewhere, the bot, links in mails. */
  endpoint: { concurrency: 80, maxInstances: 5 },
  /** One, so that its limits in memory are exact. */
  reports: { concurrency: 80, maxInstances: 1 },
  /** What follows from a document; events beyond that wait, and are delivered again. */
  trigger: { concurrency: 20, maxInstances: 10 },
  /** Few that take many events each, so that a rush of players is counted a handful of times. */
  totals: { concurrency: 80, maxInstances: 2 },
  /** A run that takes longer than its period shares the instance with the next. */
  job: { concurrency: 10, maxInstances: 1 },
} as const
