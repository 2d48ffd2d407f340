import type { Match } from '../model/match.ts'
import type { Stage } from '../model/stage.ts'
import { inDrawingOrder } from '../rounds/inDrawingOrder.ts'
import { playableMatches } from '../stages/playableMatches.ts'

const minute = 60_000

/** A ready match is late once it could have begun this long ago. */
const startsWithinMs = 15 * minute
/** A planned match is late sooner, this long after its start: many begin at the same time. */
const beginsWithinMs = 5 * minute
/** A running series is late after this time for each of its games, plus `startsWithinMs`. */
const gameMs = 60 * minute

/** The numbers of matches that each kind of viewer sees at first, and of those that wait for a team. */
export const matchesAtFirst = { organizer: 12, spectator: 6, waiting: 4 } as const

export interface AgendaMatch {
  readonly match: Match
  /** When the match started, or should or could have started; null if unknown. Milliseconds since the epoch. */
  readonly since: number | null
  /** Whether the match has been running for long, or should or could have started long ago. */
  readonly late: boolean
}

/** The open matches of a running bracket, by what they need. */
export interface MatchAgenda {
  /** The matches that run: late ones first, then the longest running. */
  readonly running: readonly AgendaMatch[]
  /** The playable matches: late ones first, then by planned start, then in drawing order. */
  readonly ready: readonly AgendaMatch[]
  /** The matches that wait for one team, in drawing order. Matches without any team are left out. */
  readonly waiting: readonly Match[]
}

interface AgendaContext {
  readonly stages: readonly Stage[]
  /** The server's time; null while it is unknown, and nothing is late then. */
  readonly now: number | null
  /** The start of the competition; no match is late before it. */
  readonly startDate: number
  /** When the bracket was created, and its first matches could begin. Null if it was not recorded. */
  readonly createdAt: number | null
}

export function matchAgenda(matches: readonly Match[], context: AgendaContext): MatchAgenda {
  const running = matches.filter(({ status }) => status === 'running')
  const timed = (listed: readonly Match[]) => listed.map(match => onAgenda(match, context))
  const byTime = (one: AgendaMatch, other: AgendaMatch) =>
    Number(other.late) - Number(one.late) || (one.since ?? Infinity) - (other.since ?? Infinity)
  const drawn = (one: AgendaMatch, other: AgendaMatch) => inDrawingOrder(one.match, other.match)
  return {
    running: timed(running).toSorted((one, other) => byTime(one, other) || drawn(one, other)),
    ready: timed(playableMatches(context.stages, matches)).toSorted(
      (one, other) =>
        Number(other.late) - Number(one.late) || plannedAt(one) - plannedAt(other) || drawn(one, other),
    ),
    waiting: matches.filter(isWaitedFor).toSorted(inDrawingOrder),
  }
}

function plannedAt({ match }: AgendaMatch): number {
  return match.startsAt ?? 0
}

function onAgenda(match: Match, times: AgendaContext): AgendaMatch {
  const since = sinceOf(match, times)
  const late = since !== null && times.now !== null && times.now - since > allowedMs(match)
  return { match, since, late }
}

function allowedMs({ status, startsAt, bestOf }: Match): number {
  if (status === 'running') return startsWithinMs + bestOf * gameMs
  return startsAt == null ? startsWithinMs : beginsWithinMs
}

/** A planned match that is ready counts from its planned start, not from when it became ready. */
function sinceOf({ status, since, startsAt }: Match, { startDate, createdAt }: AgendaContext): number | null {
  if (status === 'ready' && startsAt != null) return startsAt
  const known =
    since === undefined ? (status === 'ready' ? createdAt : null) : since.status === status ? since.at : null
  return known === null || status === 'running' ? known : Math.max(known, startDate)
}

function isWaitedFor({ status, slots }: Match): boolean {
  return status === 'waiting' && slots.some(({ teamId }) => teamId !== null)
}
