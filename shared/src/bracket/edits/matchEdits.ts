import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isOver, type Match, type Side, type Slot, type SlotAddress } from '../model/match.ts'
import { PagedMatches } from '../model/pagedMatches.ts'

/** What a command can change of a match. */
type Facts = Pick<Match, 'slots' | 'score' | 'status' | 'winner' | 'forfeits'>

/** What one command changes: collects the matches, and leaves the bracket that it began with as it was. */
export abstract class MatchEdits {
  protected readonly before: Bracket
  readonly #edited = new Map<string, Match>()

  constructor(bracket: Bracket) {
    this.before = bracket
  }

  match(id: string): Match {
    const match = this.#edited.get(id) ?? this.before.matches.get(id)
    // A caller that holds a part of the bracket asks `missingMatches` first.
    if (match === undefined) throw new Error(`The match ${id} is needed and was not given`)
    return match
  }

  /** Where a team stands, in matches that are over too. */
  seatsOf(teamId: string): readonly SlotAddress[] {
    const seats: SlotAddress[] = []
    for (const matchId of this.before.matches.keys()) {
      const { slots } = this.match(matchId)
      for (const side of [0, 1] as const) {
        if (slots[side].teamId === teamId) seats.push({ matchId, side })
      }
    }
    return seats
  }

  /** Where a team stands in matches that are not over, also where it is disqualified. */
  seatsToPlay(teamId: string): readonly SlotAddress[] {
    return this.seatsOf(teamId).filter(({ matchId }) => !isOver(this.match(matchId)))
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

  /** Empties a seat of a match that is not over: it waits for somebody else from now on. */
  clearSeat(match: Match, side: Side): void {
    this.change(this.changeSeat(match, side, { teamId: null, closed: false }), { status: 'waiting' })
  }

  /** The bracket afterwards, each match that differs one revision further. */
  protected changes(): BracketChange {
    const changed = [...this.#edited.values()]
      .filter(match => !isAlike(match, this.before.matches.get(match.id)))
      .map(match => ({ ...match, revision: match.revision + 1 }))
    if (changed.length === 0) return { bracket: this.before, changed }
    return { bracket: this.#after(changed), changed }
  }

  /** The bracket afterwards, as nobody has seen it before: revisions stay where they were. */
  protected unseen(): Bracket {
    return this.#after([...this.#edited.values()])
  }

  #after(changed: readonly Match[]): Bracket {
    return { ...this.before, matches: PagedMatches.from(this.before.matches).with(changed) }
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
