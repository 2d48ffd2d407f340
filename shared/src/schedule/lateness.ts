import type { Match } from '../bracket/model/match.ts'
import { hasNotBegun } from '../bracket/model/isStarted.ts'

const minute = 60_000

/** Returns by how many whole minutes a planned match is late; 0 if it is not due, or has begun. */
export function lateness(match: Pick<Match, 'status' | 'startsAt'>, now: number): number {
  const startsAt = match.startsAt ?? null
  if (startsAt === null || !hasNotBegun(match)) return 0
  return Math.max(0, Math.floor((now - startsAt) / minute))
}

/** Returns how many minutes the agenda is late: the lateness of the match that has been due for longest. */
export function agendaLateness(matches: Iterable<Pick<Match, 'status' | 'startsAt'>>, now: number): number {
  let most = 0
  for (const match of matches) most = Math.max(most, lateness(match, now))
  return most
}
