import type { Match } from '../model/match.ts'
import { inDrawingOrder } from '../rounds/inDrawingOrder.ts'

const minute = 60_000

/** A match that could begin for so long is late. */
const startsWithinMs = 15 * minute
/** And one whose planned start is so long ago: that many begin at once. */
const beginsWithinMs = 5 * minute
/** A series that runs for longer than this for each of its games, and a quarter of an hour, is late. */
const gameMs = 60 * minute

export interface AgendaMatch {
  readonly match: Match
  /** Since when it runs, or should or could begin; null where nobody knows. Milliseconds since the epoch. */
  readonly since: number | null
  /** Runs for long, or should or could have begun long ago. */
  readonly late: boolean
}

/** What there is to do in a running bracket. */
export interface MatchAgenda {
  /** The late ones first, then the longest running. */
  readonly running: readonly AgendaMatch[]
  /** Those that can begin: the late ones first, then as they are planned, then in the order of the drawing. */
  readonly ready: readonly AgendaMatch[]
  /** Those that wait for one team, in the order of the drawing; where both are still to come, nobody waits yet. */
  readonly waiting: readonly Match[]
}

interface AgendaTimes {
  /** The server's time; null while it is unknown, when nothing is late. */
  readonly now: number | null
  /** Of the competition: nobody is late before that. */
  readonly startDate: number
  /** When the bracket was made: since then its first matches can begin. Null for one that does not say. */
  readonly createdAt: number | null
}

export function matchAgenda(matches: readonly Match[], times: AgendaTimes): MatchAgenda {
  const timed = (status: 'running' | 'ready') =>
    matches.filter(match => match.status === status).map(match => onAgenda(match, times))
  const byTime = (one: AgendaMatch, other: AgendaMatch) =>
    Number(other.late) - Number(one.late) || (one.since ?? Infinity) - (other.since ?? Infinity)
  const drawn = (one: AgendaMatch, other: AgendaMatch) => inDrawingOrder(one.match, other.match)
  return {
    running: timed('running').toSorted((one, other) => byTime(one, other) || drawn(one, other)),
    ready: timed('ready').toSorted(
      (one, other) =>
        Number(other.late) - Number(one.late) || plannedAt(one) - plannedAt(other) || drawn(one, other),
    ),
    waiting: matches.filter(isWaitedFor).toSorted(inDrawingOrder),
  }
}

function plannedAt({ match }: AgendaMatch): number {
  return match.startsAt ?? 0
}

function onAgenda(match: Match, times: AgendaTimes): AgendaMatch {
  const since = sinceOf(match, times)
  const late = since !== null && times.now !== null && times.now - since > allowedMs(match)
  return { match, since, late }
}

function allowedMs({ status, startsAt, bestOf }: Match): number {
  if (status === 'running') return startsWithinMs + bestOf * gameMs
  return startsAt == null ? startsWithinMs : beginsWithinMs
}

/** A planned match that is ready counts from its planned start, however long it has been ready. */
function sinceOf({ status, since, startsAt }: Match, { startDate, createdAt }: AgendaTimes): number | null {
  if (status === 'ready' && startsAt != null) return startsAt
  const known =
    since === undefined ? (status === 'ready' ? createdAt : null) : since.status === status ? since.at : null
  return known === null || status === 'running' ? known : Math.max(known, startDate)
}

function isWaitedFor({ status, slots }: Match): boolean {
  return status === 'waiting' && slots.some(({ teamId }) => teamId !== null)
}
