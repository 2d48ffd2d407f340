import type { Match } from '../bracket/model/match.ts'
import type { Competition } from '../competition/competition.ts'

/** When a match that is ready is to be played (milliseconds since the epoch): not before the competition starts. */
export function dueTime(_: Match, { startDate }: Pick<Competition, 'startDate'>): number {
  return startDate
}
