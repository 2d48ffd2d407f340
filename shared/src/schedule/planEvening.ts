import type { Bracket } from '../bracket/model/bracket.ts'
import { isOver, type Match, type Slot } from '../bracket/model/match.ts'
import { inDrawingOrder } from '../bracket/rounds/inDrawingOrder.ts'
import { roundOrder } from '../bracket/rounds/roundOrder.ts'
import type { ScheduleSettings } from './scheduleSettings.ts'

const minute = 60_000

export interface EveningPlan extends ScheduleSettings {
  /** Nothing starts before. Milliseconds since the epoch. */
  readonly startsAt: number
}

/**
 * The planned starts by match id, of all matches that wait or are ready, those included that are only played if needed:
 * whichever can start first comes first, and of several the one that comes first in the order of play. A match starts
 * once those that feed it can have ended and their teams have had their pause, and once few enough others are on. What
 * is running is taken to last as long as a series does.
 */
export function planEvening(bracket: Bracket, plan: EveningPlan): ReadonlyMap<string, number> {
  const lengthOf = ({ bestOf }: Match) => plan.minutes[bestOf] * minute
  const pause = plan.pauseMinutes * minute
  const starts = new Map<string, number>()
  /** When the teams of a match are done with it. */
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

  while (open.length > 0) {
    const next = first(open, earliestStart)
    const [match] = open.splice(next.index, 1)
    if (match === undefined) break
    if (isPassedThrough(match)) {
      ends.set(match.id, Math.max(...match.slots.map(leftAt)))
      continue
    }
    const end = next.value + lengthOf(match)
    starts.set(match.id, next.value)
    ends.set(match.id, end)
    places.takeUntil(end)
  }
  return starts

  /** Infinity until it is known. */
  function earliestStart(match: Match): number {
    const arrivals = match.slots.map(slot => leftAt(slot) + pause)
    // It takes no time, but has to wait for its teams like any other.
    if (isPassedThrough(match)) return Math.max(...arrivals)
    return wholeMinute(Math.max(plan.startsAt, places.freeAt(), ...arrivals))
  }

  /** When whoever plays in a slot comes from the match before. */
  function leftAt({ source, closed }: Slot): number {
    if (closed || source.from === 'seed' || source.from === 'bye') return -Infinity
    return ends.get(source.matchId) ?? Infinity
  }
}

/** Whether only one team can still come to it: it advances without play. */
function isPassedThrough({ slots }: Match): boolean {
  return slots.some(slot => slot.closed)
}

function wholeMinute(time: number): number {
  return Math.ceil(time / minute) * minute
}

function first(matches: readonly Match[], startOf: (match: Match) => number) {
  let found = { index: 0, value: Infinity }
  for (const [index, match] of matches.entries()) {
    const value = startOf(match)
    if (value < found.value) found = { index, value }
  }
  return found
}

/** Where matches are played: few or any number. Starts never go back, so that only the last ends matter. */
class Places {
  readonly #count: number | null
  #ends: readonly number[] = []

  constructor(count: number | null) {
    this.#count = count
  }

  takeUntil(end: number): void {
    if (this.#count === null) return
    this.#ends = [...this.#ends, end].sort((one, other) => one - other).slice(-this.#count)
  }

  freeAt(): number {
    return this.#count === null || this.#ends.length < this.#count ? -Infinity : (this.#ends[0] ?? -Infinity)
  }
}
