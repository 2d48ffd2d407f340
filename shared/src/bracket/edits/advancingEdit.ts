import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import {
  feederOf,
  isOver,
  type Match,
  otherSide,
  type Side,
  type Slot,
  type SlotAddress,
} from '../model/match.ts'
import { advancements } from './advancement.ts'
import { MatchEdits } from './matchEdits.ts'

/**
 * Collects the changes of a command that advances teams. If a team's next slot is taken it would be left without a
 * match, so `result`, the only access to the change, refuses the command.
 */
export class AdvancingEdit extends MatchEdits {
  #blockedBy: string | null = null

  /**
   * Makes a match ready once it has both its teams, and decides it where a team has no opponent. A team that has
   * withdrawn advances from a bye all the same, and forfeits the next match, as if it had withdrawn later. A team that
   * was placed by hand in a slot for which another one is still expected waits there: the other one could not come any
   * more.
   */
  settle(match: Match): void {
    if (match.slots.some(slot => !slot.closed && slot.teamId === null)) return
    if (match.slots.some(slot => slot.teamId === null) && match.slots.some(this.#isHeldForAnother)) return
    const alone = sideOfBye(match)
    const open = alone === null ? match : this.changeSlot(match, alone, { closed: false })
    const able = ([0, 1] as const).filter(side => !open.slots[side].closed)
    if (able.length === 2) this.change(open, { status: 'ready' })
    else this.advance(this.change(open, withoutPlay(open, able[0] ?? null)))
  }

  /** Advances both teams of a decided match, and further where they find no opponent. */
  advance(match: Match): void {
    for (const { to, teamId } of advancements(match)) this.#fill(to, teamId)
  }

  /** Closes the slots of a team that withdraws in all matches to be played. */
  forfeitAll(teamId: string): void {
    for (const { matchId, side } of this.slotsToPlay(teamId)) {
      const match = this.match(matchId)
      if (!isOver(match)) this.settle(this.seat(match, side, teamId))
    }
  }

  /** Advances every team that has no opponent when the bracket is created. */
  settleByes(): void {
    for (const match of this.before.matches.values()) {
      if (match.slots.some(slot => slot.closed)) this.settle(match)
    }
  }

  /** Whether a team would advance to a slot that was filled by hand. */
  get isBlocked(): boolean {
    return this.#blockedBy !== null
  }

  /** Refused with `match-full` if a team would advance to a slot that was filled by hand. */
  result(): Outcome<BracketChange, 'match-full'> {
    return this.#blockedBy === null
      ? accept(this.changes())
      : refuse('match-full', { matchId: this.#blockedBy })
  }

  /** The result for a new bracket: revisions are not incremented. */
  firstEdition(): Bracket {
    return this.unseen()
  }

  #fill({ matchId, side }: SlotAddress, teamId: string | null): void {
    const match = this.match(matchId)
    const isFree = match.slots[side].teamId === null && !isOver(match)
    if (isFree) this.settle(this.seat(match, side, teamId))
    else if (!this.isOut(teamId)) this.#blockedBy = matchId
    else if (!isOver(match) && match.status === 'waiting') this.settle(match)
  }

  readonly #isHeldForAnother = ({ teamId, source }: Slot): boolean => {
    const feederId = teamId === null ? null : feederOf(source)
    return feederId !== null && !isOver(this.match(feederId))
  }
}

/** The side of a team for which no opponent was ever planned; null if there is none. */
function sideOfBye({ slots }: Match): Side | null {
  const isAlone = (side: Side) => {
    const { teamId, source } = slots[otherSide(side)]
    return slots[side].teamId !== null && teamId === null && source.from === 'bye'
  }
  return ([0, 1] as const).find(isAlone) ?? null
}

/** The outcome of a match in which at most one side can play. */
function withoutPlay({ slots: [upper, lower] }: Match, winner: Side | null): Partial<Match> {
  if (upper.teamId === null || lower.teamId === null) return { status: 'bye', winner }
  return { status: 'finished', winner, forfeits: [upper.closed, lower.closed] }
}
