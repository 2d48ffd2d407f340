import type { BestOf } from '../../format/series.ts'

/**
 * `main`: a single elimination, its final included. `upper`, `lower` and `final`: a double elimination;
 * `final` has a second round where the grand final can be reset. `third-place`: of a single elimination.
 */
export type Stage = 'main' | 'upper' | 'lower' | 'final' | 'third-place'

/**
 * `waiting`: a team is still to come. `bye`: never played, because fewer than two teams can come; the one that
 * came, if any, has advanced (byes of the first round, a second final that was not needed, the match after a double
 * forfeit).
 */
export type MatchStatus = 'waiting' | 'ready' | 'running' | 'finished' | 'bye'

/** The index of a slot: 0 is the upper one of a match, 1 the lower one. */
export type Side = 0 | 1

/** Where the team in a slot comes from. */
export type SlotSource =
  | { readonly from: 'seed'; readonly seed: number }
  | { readonly from: 'winner' | 'loser'; readonly matchId: string }
  | { readonly from: 'bye' }

export interface Slot {
  readonly teamId: string | null
  readonly source: SlotSource
  /** Nobody plays in this slot: a bye, a team that will never come, or one that is named and disqualified. */
  readonly closed: boolean
}

export interface SlotAddress {
  readonly matchId: string
  readonly side: Side
}

/** The document `competitions/{id}/brackets/{bracketId}/matches/{matchId}`. */
export interface Match {
  readonly id: string
  readonly stage: Stage
  /** From 1, within the stage. */
  readonly round: number
  /** From 0 at the top, within the round; a place of the lower side that needs no match is left out. */
  readonly position: number
  readonly slots: readonly [Slot, Slot]
  readonly bestOf: BestOf
  /** Games won by each side. */
  readonly score: readonly [number, number]
  readonly status: MatchStatus
  /** Of a match that is over; null too where both sides forfeited. */
  readonly winner: Side | null
  /** The sides that forfeited the match before its end, or were disqualified. */
  readonly forfeits: readonly [boolean, boolean]
  readonly winnerTo: SlotAddress | null
  readonly loserTo: SlotAddress | null
  /** Grows by one with every change: what refers to an older one counts for nothing. */
  readonly revision: number
  /** When the match got this status, by the server. Absent: it has had it from the beginning, or since before this was kept. */
  readonly since?: StatusSince
  /** When it is planned to start, in milliseconds since the epoch; null or absent: nobody has planned it. */
  readonly startsAt?: number | null
  /** The start that the organizers planned: `startsAt` unless the teams have moved the match since. Absent if neither did. */
  readonly plannedStart?: number | null
}

interface StatusSince {
  /** Differs from the match's while a command is shown before the server has responded: the time is not known then. */
  readonly status: MatchStatus
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** Matches by id: all of a bracket, or the few that a command needs (see `missingMatches`). */
export type Matches = ReadonlyMap<string, Match>

/** Whether a bracket can have a match with this id. */
export function isMatchId(id: string | undefined): id is string {
  return id !== undefined && /^(main|upper|lower|final|third-place)-[1-9]\d{0,2}-[1-9]\d{0,2}$/.test(id)
}

/** Whether a match is decided, by play or without. */
export function isOver({ status }: Pick<Match, 'status'>): boolean {
  return status === 'finished' || status === 'bye'
}

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0
}
