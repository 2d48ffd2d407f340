import type { Match } from '../bracket/model/match.ts'

type Starts = Pick<Match, 'startsAt' | 'plannedStart'>

/**
 * The start that the organizers planned (milliseconds since the epoch; null for none), whatever the teams have agreed
 * on since.
 */
export function plannedStart({ startsAt = null, plannedStart: planned = startsAt }: Starts): number | null {
  return planned
}

/** Returns the fields that change when teams move their match. The organizers' plan stays. */
export function movedTo(match: Starts, startsAt: number): Required<Starts> {
  return { startsAt, plannedStart: plannedStart(match) }
}

/** Returns the fields that change when organizers plan another start. */
export function planned(startsAt: number | null): Required<Starts> {
  return { startsAt, plannedStart: startsAt }
}
