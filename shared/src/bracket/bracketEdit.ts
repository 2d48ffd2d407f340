import type { Bracket, BracketChange } from './bracket.ts'
import type { Match, Side, Slot, SlotAddress } from './match.ts'

/** Who takes a seat, or that nobody will. */
type Arrival = Pick<Slot, 'teamId' | 'closed'>

const nobody: Arrival = { teamId: null, closed: true }

/** One command at work: collects the matches that it changes, and leaves the bracket that it began with as it was. */
export class BracketEdit {
  readonly #before: Bracket
  readonly #edited = new Map<string, Match>()

  constructor(bracket: Bracket) {
    this.#before = bracket
  }

  /** Replaces facts of a match. */
  change(match: Match, facts: Partial<Match>): Match {
    const changed = { ...match, ...facts }
    this.#edited.set(match.id, changed)
    return changed
  }

  /** Sends both teams of a match that is over to their next matches, and on from there where nobody can come. */
  sendOn(match: Match): void {
    if (match.winnerTo !== null) this.#seat(match.winnerTo, winnerArrival(match))
    if (match.loserTo !== null) this.#seat(match.loserTo, loserArrival(match))
  }

  /** Sends on who has no opponent from the start. */
  settleByes(): void {
    for (const match of this.#before.matches.values()) {
      if (match.slots.some(slot => slot.closed)) this.#settle(match)
    }
  }

  /** The bracket afterwards, each match that differs one revision further. */
  result(): BracketChange {
    const changed = [...this.#edited.values()].map(match => ({ ...match, revision: match.revision + 1 }))
    if (changed.length === 0) return { bracket: this.#before, changed }
    const matches = new Map(this.#before.matches)
    for (const match of changed) matches.set(match.id, match)
    return { bracket: { ...this.#before, matches }, changed }
  }

  /** The bracket afterwards, as nobody has seen it before: revisions stay where they were. */
  firstEdition(): Bracket {
    return { ...this.#before, matches: new Map([...this.#before.matches, ...this.#edited]) }
  }

  #match(id: string): Match {
    const match = this.#edited.get(id) ?? this.#before.matches.get(id)
    // A caller that holds a part of the bracket asks `missingMatches` first.
    if (match === undefined) throw new Error(`The match ${id} is needed and was not given`)
    return match
  }

  #seat({ matchId, side }: SlotAddress, arrival: Arrival): void {
    const match = this.#match(matchId)
    const [upper, lower] = match.slots
    const slots: Match['slots'] =
      side === 0 ? [{ ...upper, ...arrival }, lower] : [upper, { ...lower, ...arrival }]
    this.#settle(this.change(match, { slots }))
  }

  #settle(match: Match): void {
    if (match.slots.some(slot => !slot.closed && slot.teamId === null)) return
    const able = ([0, 1] as const).filter(side => !match.slots[side].closed)
    if (able.length === 2) {
      this.change(match, { status: 'ready' })
      return
    }
    this.sendOn(this.change(match, { status: 'bye', winner: able[0] ?? null }))
  }
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
function isDecisiveFirstFinal(match: Match): boolean {
  return match.stage === 'final' && match.round === 1 && match.winner === 0
}
