import type { Competition } from './competition.ts'

/** How far a competition's `updatedAt` may be behind its matches, so that a score seldom writes the competition. */
const activityStepMs = 10 * 60_000

/** Whether a change of a match is to be noted in the competition's `updatedAt`, by which the public list is sorted. */
export function isActivityDue({
  updatedAt,
  now,
}: Pick<Competition, 'updatedAt'> & { readonly now: number }): boolean {
  return now - updatedAt >= activityStepMs
}
