import type { Match } from '../bracket/model/match.ts'
import type { Competition } from '../competition/competition.ts'

/**
 * When a match should be played (milliseconds since the epoch): as planned, otherwise as soon as it is ready, but not
 * before the competition starts.
 */
export function dueTime(
  { startsAt }: Pick<Match, 'startsAt'>,
  { startDate }: Pick<Competition, 'startDate'>,
): number {
  return startsAt ?? startDate
}
