import type { Bracket, BracketChange } from './bracket.ts'
import { isOver, type Match, type Side, type Slot, type SlotAddress } from './match.ts'
import { PagedMatches } from './pagedMatches.ts'

/** Who takes a seat, or that nobody will. */
type Arrival = Pick<Slot, 'teamId' | 'closed'>

const nobody: Arrival = { teamId: null, closed: true }
const empty: Arrival = { teamId: null, closed: false }

interface Departure {
  readonly to: SlotAddress
  readonly who: Arrival
}

/** What a command can change of a match. */
type Facts = Pick<Match, 'slots' | 'score' | 'status' | 'winner' | 'forfeits'>

/** One command at work: collects the matches that it changes, and leaves the bracket that it began with as it was. */
export class BracketEdit {
  readonly #before: Bracket
  readonly #edited = new Map<string, Match>()
  #blockedBy: string | null = null

  constructor(bracket: Bracket) {
    this.#before = bracket
  }

  /** A match in which an arriving team found its seat taken by another: no command may leave that behind. */
  get blockedBy(): string | null {
    return this.#blockedBy
  }

  match(id: string): Match {
    const match = this.#edited.get(id) ?? this.#before.matches.get(id)
    // A caller that holds a part of the bracket asks `missingMatches` first.
    if (match === undefined) throw new Error(`The match ${id} is needed and was not given`)
    return match
  }

  /** Where a team stands in matches that are not over, also where it is disqualified. */
  seatsToPlay(teamId: string): readonly SlotAddress[] {
    const seats: SlotAddress[] = []
    for (const matchId of this.#before.matches.keys()) {
      const match = this.match(matchId)
      if (isOver(match)) continue
      for (const side of [0, 1] as const) {
        if (match.slots[side].teamId === teamId) seats.push({ matchId, side })
      }
    }
    return seats
  }

  /** Replaces facts of a match. */
  change(match: Match, facts: Partial<Facts>): Match {
    const changed = { ...match, ...facts }
    this.#edited.set(match.id, changed)
    return changed
  }

  /** Replaces facts of a seat, and nothing else of its match. */
  changeSeat(match: Match, side: Side, facts: Partial<Slot>): Match {
    const [upper, lower] = match.slots
    const slots: Match['slots'] =
      side === 0 ? [{ ...upper, ...facts }, lower] : [upper, { ...lower, ...facts }]
    return this.change(match, { slots })
  }

  /** Takes whoever stands in a seat out of a match that is not over: it waits for somebody else from now on. */
  clearSeat(match: Match, side: Side): void {
    this.change(this.changeSeat(match, side, empty), { status: 'waiting' })
  }

  /** Makes a match ready that has both its teams, and decides one in which a team has no opponent. */
  settle(match: Match): void {
    if (match.slots.some(slot => !slot.closed && slot.teamId === null)) return
    const able = ([0, 1] as const).filter(side => !match.slots[side].closed)
    if (able.length === 2) this.change(match, { status: 'ready' })
    else this.sendOn(this.change(match, withoutPlay(match, able[0] ?? null)))
  }

  /** Sends both teams of a match that is over to their next matches, and on from there where nobody can come. */
  sendOn(match: Match): void {
    for (const { to, who } of departures(match)) this.#seat(to, who)
  }

  /** Sends on who has no opponent from the start. */
  settleByes(): void {
    for (const match of this.#before.matches.values()) {
      if (match.slots.some(slot => slot.closed)) this.settle(match)
    }
  }

  /** The bracket afterwards, each match that differs one revision further. */
  result(): BracketChange {
    const changed = [...this.#edited.values()]
      .filter(match => !isAlike(match, this.#before.matches.get(match.id)))
      .map(match => ({ ...match, revision: match.revision + 1 }))
    if (changed.length === 0) return { bracket: this.#before, changed }
    return { bracket: this.#after(changed), changed }
  }

  /** The bracket afterwards, as nobody has seen it before: revisions stay where they were. */
  firstEdition(): Bracket {
    return this.#after([...this.#edited.values()])
  }

  #after(changed: readonly Match[]): Bracket {
    return { ...this.#before, matches: PagedMatches.from(this.#before.matches).with(changed) }
  }

  #seat({ matchId, side }: SlotAddress, arrival: Arrival): void {
    const match = this.match(matchId)
    if (match.slots[side].teamId === null) this.settle(this.changeSeat(match, side, arrival))
    else if (!arrival.closed) this.#blockedBy = matchId
  }
}

/** Whether a match has become again what it was: a team can leave it and come back within one command. */
function isAlike(one: Facts, other: Facts | undefined): boolean {
  return (
    one.status === other?.status &&
    one.winner === other.winner &&
    ([0, 1] as const).every(
      side =>
        one.slots[side].teamId === other.slots[side].teamId &&
        one.slots[side].closed === other.slots[side].closed &&
        one.score[side] === other.score[side] &&
        one.forfeits[side] === other.forfeits[side],
    )
  )
}

/** How a match ends of which one side at most can play. */
function withoutPlay({ slots: [upper, lower] }: Match, winner: Side | null): Partial<Facts> {
  if (upper.teamId === null || lower.teamId === null) return { status: 'bye', winner }
  return { status: 'finished', winner, forfeits: [upper.closed, lower.closed] }
}

/** Who goes where from a match that is over. */
export function departures(match: Match): readonly Departure[] {
  const { winnerTo, loserTo } = match
  return [
    ...(winnerTo === null ? [] : [{ to: winnerTo, who: winnerArrival(match) }]),
    ...(loserTo === null ? [] : [{ to: loserTo, who: loserArrival(match) }]),
  ]
}

function winnerArrival(match: Match): Arrival {
  if (match.winner === null || isDecisiveFirstFinal(match)) return nobody
  return occupant(match, match.winner)
}

function loserArrival(match: Match): Arrival {
  if (match.winner === null || isDecisiveFirstFinal(match)) return nobody
  const loser = occupant(match, match.winner === 0 ? 1 : 0)
  return loser.teamId === null ? nobody : loser
}

function occupant(match: Match, side: Side): Arrival {
  const { teamId, closed } = match.slots[side]
  return { teamId, closed }
}

/** The team from the upper side has won the first final: there is no second one. */
export function isDecisiveFirstFinal(match: Match): boolean {
  return match.stage === 'final' && match.round === 1 && match.winner === 0
}
