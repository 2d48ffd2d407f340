import type { Bracket, BracketChange, MatchChange } from '../model/bracket.ts'
import {
  feederOf,
  isOver,
  type Match,
  otherSide,
  type Side,
  type Slot,
  type SlotAddress,
} from '../model/match.ts'
import { PagedMatches } from '../model/pagedMatches.ts'
import type { Stage } from '../model/stage.ts'
import { withdrawnTeams } from '../model/withdrawals.ts'
import { stageOf } from '../rounds/stageOf.ts'
import { isSameValue } from '../../text/isSameValue.ts'
import { advancementTo } from './advancement.ts'

/** The fields of a match that a command can change. */
export type Facts = Pick<
  Match,
  'slots' | 'score' | 'games' | 'status' | 'winner' | 'forfeits' | 'bestOf' | 'winnerTo' | 'loserTo'
>

/** Collects the matches that one command changes. The bracket it started from is left untouched. */
export abstract class MatchEdits {
  protected readonly before: Bracket
  readonly #edited = new Map<string, Match>()
  #withdrawn: ReadonlySet<string> | null = null

  constructor(bracket: Bracket) {
    this.before = bracket
  }

  match(id: string): Match {
    const match = this.#edited.get(id) ?? this.before.matches.get(id)
    // A caller that holds only a part of the bracket calls `missingMatches` first.
    if (match === undefined) throw new Error(`The match ${id} is needed and was not given`)
    return match
  }

  stageOf(match: Pick<Match, 'stage'>): Stage {
    return stageOf(this.before.shape, match)
  }

  /** Every slot of a team, including those in decided matches. */
  slotsOf(teamId: string): readonly SlotAddress[] {
    const addresses: SlotAddress[] = []
    for (const matchId of this.before.matches.keys()) {
      const { slots } = this.match(matchId)
      for (const side of [0, 1] as const) {
        if (slots[side].teamId === teamId) addresses.push({ matchId, side })
      }
    }
    return addresses
  }

  /** The slots of a team in matches that are not over, closed ones included. */
  slotsToPlay(teamId: string): readonly SlotAddress[] {
    return this.slotsOf(teamId).filter(({ matchId }) => !isOver(this.match(matchId)))
  }

  /** Replaces some fields of a match. No games are games that are unknown. */
  change(match: Match, facts: Partial<Facts & Pick<Match, 'since'>>): Match {
    const { games = [], ...rest } = { ...match, ...facts }
    const changed = games.length === 0 ? rest : { ...rest, games }
    this.#edited.set(match.id, changed)
    return changed
  }

  /** Replaces some fields of a slot, and nothing else in its match. */
  changeSlot(match: Match, side: Side, facts: Partial<Slot>): Match {
    const [upper, lower] = match.slots
    const slots: Match['slots'] =
      side === 0 ? [{ ...upper, ...facts }, lower] : [upper, { ...lower, ...facts }]
    return this.change(match, { slots })
  }

  /** Gives a slot to a team. It is closed if the team has withdrawn, or for good if nobody will take it. */
  seat(match: Match, side: Side, teamId: string | null): Match {
    return this.changeSlot(match, side, { teamId, closed: this.isOut(teamId) })
  }

  /** Whether nobody plays in a slot that a team, or nobody, has taken. */
  protected isOut(teamId: string | null): boolean {
    this.#withdrawn ??= withdrawnTeams(this.before)
    return teamId === null || this.#withdrawn.has(teamId)
  }

  /**
   * Empties a slot of a match that is open, or is again. It waits for another team, unless none will come and none
   * waits for one: then it is closed again, as it was before a team was placed there by hand, and so is the slot
   * opposite.
   */
  emptySlot(match: Match, side: Side): void {
    const opposite = otherSide(side)
    const { teamId } = match.slots[opposite]
    const isClosed = (of: Match, emptied: Side) => isClosedEmpty(of, emptied, id => this.match(id))
    const closed = isClosed(match, side)
    const open = teamId === null ? match : this.seat(match, opposite, teamId)
    const emptied = this.change(this.changeSlot(open, side, { teamId: null, closed }), { status: 'waiting' })
    if (teamId === null && isClosed(emptied, opposite)) this.changeSlot(emptied, opposite, { closed: true })
  }

  /** The bracket afterwards; each match that differs has its revision incremented. */
  protected changes(): BracketChange {
    const changes: MatchChange[] = []
    for (const [id, edited] of this.#edited) {
      const before = this.before.matches.get(id)
      if (before === undefined || hasSameFacts(edited, before)) continue
      changes.push([before, { ...edited, revision: before.revision + 1 }])
    }
    if (changes.length === 0) return { bracket: this.before, changes }
    return { bracket: this.#after(changes.map(([, after]) => after)), changes }
  }

  /** The bracket afterwards with unchanged revisions, for a bracket that nobody has seen yet. */
  protected unseen(): Bracket {
    return this.#after([...this.#edited.values()])
  }

  #after(changed: readonly Match[]): Bracket {
    return { ...this.before, matches: PagedMatches.from(this.before.matches).with(changed) }
  }
}

/** Whether an empty slot is closed: its source sends nobody, and nobody waits in the slot opposite. */
export function isClosedEmpty(
  { id, slots }: Match,
  side: Side,
  matchOf: (id: string) => Match | undefined,
): boolean {
  if (slots[otherSide(side)].teamId !== null) return false
  const { source } = slots[side]
  const feederId = feederOf(source)
  if (feederId === null) return source.from === 'bye'
  const feeder = matchOf(feederId)
  if (feeder === undefined || !isOver(feeder)) return false
  return advancementTo(feeder, { matchId: id, side })?.teamId === null
}

/** Compares a match before and after: a team can leave it and come back within one command. */
export function hasSameFacts(one: Facts, other: Facts): boolean {
  return (
    one.status === other.status &&
    one.winner === other.winner &&
    one.bestOf === other.bestOf &&
    isSameValue(one.games, other.games) &&
    isSameValue(one.winnerTo, other.winnerTo) &&
    isSameValue(one.loserTo, other.loserTo) &&
    ([0, 1] as const).every(
      side =>
        isSameValue(one.slots[side].source, other.slots[side].source) &&
        one.slots[side].teamId === other.slots[side].teamId &&
        one.slots[side].closed === other.slots[side].closed &&
        one.score[side] === other.score[side] &&
        one.forfeits[side] === other.forfeits[side],
    )
  )
}
