/** How many have asked to enter, by what has become of them. */
interface QueueCounts {
  /** The number of requests that no organizer has decided. */
  readonly requested: number
  /** The number of those who have to confirm; each holds a place. */
  readonly confirming: number
  /** The tickets of those who wait, in order. A person finds the own one, and so the number of those before it. */
  readonly waiting: readonly number[]
  /** How many return to the queue if the bracket is deleted (`returnsTo`). Absent if nobody does. */
  readonly startedWithout?: number
}

/**
 * Those who have asked to enter a competition and are not players, as everyone sees them: a field of the competition.
 * Every commit that changes an applicant writes it, on condition that the competition has not changed, so it is exact.
 */
export interface EntryQueue extends QueueCounts {
  /** Those of them who are captains, each with the places of a full team. Absent if there are none. */
  readonly teams?: QueueCounts
  /** When somebody last requested to enter, and when the organizers were last told. 0 if never. */
  readonly askedAt: number
  readonly toldAt: number
}

export const noTeams: QueueCounts = { requested: 0, confirming: 0, waiting: [] }

export const emptyQueue: EntryQueue = { ...noTeams, askedAt: 0, toldAt: 0 }

/** Returns how many people are in the queue; a captain counts once. */
export function queueLength({ requested, confirming, waiting }: QueueCounts): number {
  return requested + confirming + waiting.length
}
