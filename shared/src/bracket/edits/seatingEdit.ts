import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isOver, type Match, type Side, type SlotAddress } from '../model/match.ts'
import { type Arrival, departures } from './departures.ts'
import { MatchEdits } from './matchEdits.ts'

/**
 * A command that sends teams on. A team that finds its seat taken would be nowhere, so the result is a refusal then:
 * there is no other way to get at what has changed.
 */
export class SeatingEdit extends MatchEdits {
  #blockedBy: string | null = null

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
    for (const match of this.before.matches.values()) {
      if (match.slots.some(slot => slot.closed)) this.settle(match)
    }
  }

  /** Refuses `match-full` where somebody was placed by hand into a seat to which a team would have to go. */
  result(): Outcome<BracketChange, 'match-full'> {
    return this.#blockedBy === null
      ? accept(this.changes())
      : refuse('match-full', { matchId: this.#blockedBy })
  }

  /** The result for a bracket that nobody has seen before: revisions stay where they were. */
  firstEdition(): Bracket {
    return this.unseen()
  }

  #seat({ matchId, side }: SlotAddress, arrival: Arrival): void {
    const match = this.match(matchId)
    const isFree = match.slots[side].teamId === null && !isOver(match)
    if (isFree) this.settle(this.changeSeat(match, side, arrival))
    else if (!arrival.closed) this.#blockedBy = matchId
  }
}

/** How a match ends of which one side at most can play. */
function withoutPlay({ slots: [upper, lower] }: Match, winner: Side | null): Partial<Match> {
  if (upper.teamId === null || lower.teamId === null) return { status: 'bye', winner }
  return { status: 'finished', winner, forfeits: [upper.closed, lower.closed] }
}
