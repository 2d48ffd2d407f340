import type { Match } from '../bracket/model/match.ts'

type Starts = Pick<Match, 'startsAt' | 'plannedStart'>

/**
 * The start that the organizers planned (milliseconds since the epoch; null: none), whatever the teams have agreed on
 * since.
 */
export function plannedStart({ startsAt = null, plannedStart: planned = startsAt }: Starts): number | null {
  return planned
}

/** What changes in a match that its teams move. The organizers' plan stays. */
export function movedTo(match: Starts, startsAt: number): Required<Starts> {
  return { startsAt, plannedStart: plannedStart(match) }
}

/** What changes in a match for which the organizers plan another start. */
export function planned(startsAt: number | null): Required<Starts> {
  return { startsAt, plannedStart: startsAt }
}
