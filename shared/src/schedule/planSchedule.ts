import type { Bracket } from '../bracket/model/bracket.ts'
import { isOver, type Match } from '../bracket/model/match.ts'
import { minutesOf, type ScheduleSettings } from '../bracket/model/scheduleSettings.ts'
import { inDrawingOrder } from '../bracket/rounds/inDrawingOrder.ts'
import { roundOrder } from '../bracket/rounds/roundOrder.ts'
import { awaitedMatches } from './awaitedMatches.ts'
import { MinHeap } from './minHeap.ts'

const minute = 60_000

export interface SchedulePlan extends ScheduleSettings {
  /** No match starts before this time. Milliseconds since the epoch. */
  readonly startsAt: number
}

/**
 * Computes the planned starts, by match id, of all waiting and ready matches, including those that are played only if
 * needed. The match that can start first comes first; ties are broken by the order of play. A match starts once those
 * that it waits for can have ended, its teams have had their pause, and a place is free. A running match is assumed to last for
 * the full length of its series.
 */
export function planSchedule(bracket: Bracket, plan: SchedulePlan): ReadonlyMap<string, number> {
  const lengthOf = (match: Match) => minutesOf(plan, match) * minute
  const pause = plan.pauseMinutes * minute
  const starts = new Map<string, number>()
  /** When the teams of each match are free again. */
  const ends = new Map<string, number>()
  const places = new Places(plan.atOnce)

  const open: Match[] = []
  for (const match of bracket.matches.values()) {
    if (isOver(match)) ends.set(match.id, match.since?.at ?? -Infinity)
    else if (match.status === 'running') {
      const end = Math.max(plan.startsAt, (match.since?.at ?? plan.startsAt) + lengthOf(match))
      ends.set(match.id, end)
      places.takeUntil(end)
    } else open.push(match)
  }
  const order = roundOrder(bracket)
  open.sort((one, other) => order(one) - order(other) || inDrawingOrder(one, other))

  const awaited = awaitedMatches(bracket)
  /** The open matches that cannot be planned yet, by the match that they wait for. */
  const fedBy = new Map<string, Waiting[]>()
  /** The matches whose teams have a known arrival, the earliest first. */
  const expected = new MinHeap<Planned>(
    (one, other) => one.arrival - other.arrival || one.place - other.place,
  )
  /** The matches that can start as soon as there is a place, in the order of play. */
  const due = new MinHeap<Planned>((one, other) => one.place - other.place)

  for (const [place, match] of open.entries()) {
    const feeders = [...new Set(awaited(match))]
    const missing = feeders.filter(feeder => !ends.has(feeder))
    const waiting = { match, place, feeders, missing: missing.length }
    for (const feeder of missing) {
      const others = fedBy.get(feeder)
      if (others === undefined) fedBy.set(feeder, [waiting])
      else others.push(waiting)
    }
    if (missing.length === 0) enqueue(waiting)
  }

  for (;;) {
    const freeAt = wholeMinute(places.freeAt())
    for (let next = expected.peek(); next && next.arrival <= freeAt; next = expected.peek()) {
      expected.pop()
      due.push(next)
    }
    const next = due.pop() ?? expected.pop()
    if (next === undefined) return starts
    const start = Math.max(freeAt, next.arrival)
    const end = start + lengthOf(next.match)
    starts.set(next.match.id, start)
    places.takeUntil(end)
    endAt(next.match, end)
  }

  function enqueue({ match, place, feeders }: Waiting): void {
    // The teams are free once their earlier matches have ended.
    const left = Math.max(-Infinity, ...feeders.map(id => ends.get(id) ?? Infinity))
    // Only one team can still come, and it advances without play.
    if (match.slots.some(slot => slot.closed)) endAt(match, left)
    else expected.push({ match, place, arrival: wholeMinute(Math.max(plan.startsAt, left + pause)) })
  }

  function endAt({ id }: Match, end: number): void {
    ends.set(id, end)
    for (const waiting of fedBy.get(id) ?? []) {
      waiting.missing -= 1
      if (waiting.missing === 0) enqueue(waiting)
    }
  }
}

interface Planned {
  readonly match: Match
  /** The index of the match in the order of play. */
  readonly place: number
  /** The first whole minute at which its teams can play. */
  readonly arrival: number
}

interface Waiting extends Pick<Planned, 'match' | 'place'> {
  /** The matches that it waits for. */
  readonly feeders: readonly string[]
  /** The number of these matches without a known end. */
  missing: number
}

function wholeMinute(time: number): number {
  return Math.ceil(time / minute) * minute
}

/** The places for matches, limited or not. Starts are requested in ascending order, so only the latest ends matter. */
class Places {
  readonly #count: number | null
  readonly #ends = new MinHeap<number>((one, other) => one - other)

  constructor(count: number | null) {
    this.#count = count
  }

  takeUntil(end: number): void {
    if (this.#count === null) return
    this.#ends.push(end)
    if (this.#ends.size > this.#count) this.#ends.pop()
  }

  freeAt(): number {
    return this.#count === null || this.#ends.size < this.#count
      ? -Infinity
      : (this.#ends.peek() ?? -Infinity)
  }
}
