const minute = 60_000
const hour = 60 * minute

export const entryLimits = {
  /** How many people of a competition may be in the queue at the same time, with those who return to it. */
  queue: 500,
  /** Counts those who were declined too, who stay stored until they ask again. */
  applicants: 5000,
  /** People who move up so shortly before the start have to confirm. */
  nearStartMs: 24 * hour,
  /** Organizers are told of requests at most once in so long. */
  tellingPauseMs: 10 * minute,
  /** How many people an organizer decides on at once. */
  decisions: 50,
  reasonLength: 300,
} as const
