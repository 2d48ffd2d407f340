import type { BestOf } from '../competition/competition.ts'

/**
 * `main`: a single elimination, its final included. `upper`, `lower` and `final`: a double elimination;
 * `final` has a second round where the grand final can be reset. `third-place`: of a single elimination.
 */
export type Stage = 'main' | 'upper' | 'lower' | 'final' | 'third-place'

/** `waiting`: a team is still to come. `bye`: its one team has gone on without playing. */
export type MatchStatus = 'waiting' | 'ready' | 'running' | 'finished' | 'bye'

/** 0 is the upper seat of a match, 1 the lower one. */
export type Side = 0 | 1

/** Where the team of a seat comes from. */
export type SlotSource =
  | { readonly from: 'seed'; readonly seed: number }
  | { readonly from: 'winner' | 'loser'; readonly matchId: string }
  | { readonly from: 'bye' }

export interface Slot {
  readonly teamId: string | null
  readonly source: SlotSource
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
  /** From 0 at the top, within the round. */
  readonly position: number
  readonly slots: readonly [Slot, Slot]
  readonly bestOf: BestOf
  /** Games won by each side. */
  readonly score: readonly [number, number]
  readonly status: MatchStatus
  readonly winner: Side | null
  readonly winnerTo: SlotAddress | null
  readonly loserTo: SlotAddress | null
  /** Grows by one with every change: what refers to an older one counts for nothing. */
  readonly revision: number
}
