import type { Match, Matches } from '../bracket/model/match.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { hasNotBegun } from '../bracket/model/isStarted.ts'
import { planned, plannedStart } from './plannedStart.ts'

/** The planned start of a match, in milliseconds since the epoch; null for none. */
export type PlannedStart = readonly [matchId: string, startsAt: number | null]

/**
 * Returns the matches whose planned start differs from `starts`, with the new start; running and finished matches are
 * left out. Refuses `not-found` if there is no such match.
 */
export function changedStarts(
  matches: Matches,
  starts: readonly PlannedStart[],
): Outcome<readonly Match[], 'not-found'> {
  const changed: Match[] = []
  for (const [matchId, startsAt] of new Map(starts)) {
    const match = matches.get(matchId)
    if (match === undefined) return refuse('not-found', { document: 'match' })
    const isSame = (match.startsAt ?? null) === startsAt && plannedStart(match) === startsAt
    if (hasNotBegun(match) && !isSame) changed.push({ ...match, ...planned(startsAt) })
  }
  return accept(changed)
}
