/**
 * A commit can become visible later than the `changedAt` that it stores, because servers' clocks differ and commits
 * wait for each other. The margin exceeds both, so that writes just before a reading are read again.
 */
export const overlapMs = 5000

/** Returns the `changedAt` after which a document may have changed since a reading as of `asOf`. */
export function changedSince(asOf: number): number {
  return asOf - overlapMs
}
