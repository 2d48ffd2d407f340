import type { BestOf } from '../../format/series.ts'
import type { PlayedGame } from './playedGame.ts'

/**
 * A part of a stage. `main`: a single elimination, its final included, or a stage without sides. `upper`, `lower` and
 * `final`: a double elimination; `final` has a second round where the grand final can be reset. `third-place`: of a
 * single elimination. `tie-break`: a match of a group that is played if the organizer lets it decide a tie of two or
 * three teams; the table counts it for nothing else.
 */
export type Section = 'main' | 'upper' | 'lower' | 'final' | 'third-place' | 'tie-break'

/**
 * `waiting`: a team is still missing. `bye`: never played, because fewer than two teams can come; the one that came, if
 * any, has advanced (byes of the first round, a second final that was not needed, the match after a double forfeit, a
 * tie-break match without a tie).
 */
export type MatchStatus = 'waiting' | 'ready' | 'running' | 'finished' | 'bye'

/** The index of a slot: 0 is the upper one of a match, 1 the lower one. */
export type Side = 0 | 1

/**
 * A place of a stage, from 1. `group` is the index of the group; null counts over all groups, the first places before
 * the second ones.
 */
export interface PlaceSource {
  readonly from: 'place'
  readonly stage: string
  readonly group: number | null
  readonly place: number
}

/** The origin of the team in a slot. */
export type SlotSource =
  | { readonly from: 'seed'; readonly seed: number }
  | { readonly from: 'winner' | 'loser'; readonly matchId: string }
  | { readonly from: 'bye' }
  | PlaceSource
  /** A Swiss round that is not drawn before the results of the earlier ones are known, or a tie. */
  | { readonly from: 'pairing' }

export interface Slot {
  readonly teamId: string | null
  readonly source: SlotSource
  /** Whether nobody plays in this slot: a bye, a team that will never come, or a disqualified team. */
  readonly closed: boolean
}

export interface SlotAddress {
  readonly matchId: string
  readonly side: Side
}

/** The document `competitions/{id}/brackets/{bracketId}/matches/{matchId}`. */
export interface Match {
  readonly id: string
  /** The key of its stage. */
  readonly stage: string
  /** The index of its group within the stage. */
  readonly group: number
  readonly section: Section
  /** The round within the section, from 1. */
  readonly round: number
  /** The position within the round, from 0 at the top. Positions of the lower side without a match are skipped. */
  readonly position: number
  readonly slots: readonly [Slot, Slot]
  readonly bestOf: BestOf
  /** Games won by each side. */
  readonly score: readonly [number, number]
  /** In the order played, at most `bestOf`; the score follows from them. Absent if only the score is known. */
  readonly games?: readonly PlayedGame[]
  readonly status: MatchStatus
  /** The winner of a match that is over; null also if both sides forfeited. */
  readonly winner: Side | null
  /** The sides that forfeited the match before its end, or were disqualified. */
  readonly forfeits: readonly [boolean, boolean]
  readonly winnerTo: SlotAddress | null
  readonly loserTo: SlotAddress | null
  /** Incremented with every change. References to an older revision are ignored. */
  readonly revision: number
  /**
   * The server's time at which the match got this status. Absent if it has never changed, or changed before this field
   * existed.
   */
  readonly since?: StatusSince
  /** The planned start in milliseconds since the epoch; null or absent if none is planned. */
  readonly startsAt?: number | null
  /**
   * The start that the organizers planned: `startsAt` unless the teams have moved the match since. Absent if neither
   * did.
   */
  readonly plannedStart?: number | null
}

interface StatusSince {
  /**
   * The status at that time. It differs from the match's while an optimistic update is shown: the time is unknown then.
   */
  readonly status: MatchStatus
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** Matches by id: all matches of a bracket, or those that a command needs (see `missingMatches`). */
export type Matches = ReadonlyMap<string, Match>

/** Whether a match id has a valid form. */
export function isMatchId(id: string | undefined): id is string {
  return (
    id !== undefined &&
    /^(?:(?:s\d(?:g\d{1,2})?|g\d{1,2})-)?(?:main|upper|lower|final|third-place|tie-break)-[1-9]\d{0,2}-[1-9]\d{0,2}$/.test(
      id,
    )
  )
}

/** Whether a match is decided, with or without play. */
export function isOver({ status }: Pick<Match, 'status'>): boolean {
  return status === 'finished' || status === 'bye'
}

/** The id of the match from which a team advances or drops to a slot; null if it has another source. */
export function feederOf(source: SlotSource): string | null {
  return source.from === 'winner' || source.from === 'loser' ? source.matchId : null
}

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0
}
