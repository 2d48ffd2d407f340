import type { Match } from '../model/match.ts'

/** `through`: in an advancing place whatever happens. `out`: in none whatever happens. `open`: neither is certain. */
export type ProspectOutcome = 'through' | 'out' | 'open'

/**
 * The side of a double elimination that an outcome is about, if teams enter both. It is the lower one if the team is
 * certain to miss the upper one.
 */
export type EntrySide = 'upper' | 'lower'

/** A result of another match that a team hopes for. */
export interface HopedResult {
  readonly matchId: string
  readonly winnerId: string
  readonly loserId: string
  /** Whether a draw suffices as well. */
  readonly orDraw: boolean
}

/** Results with which a team is through, whatever else happens. */
export type SufficientResults =
  /** A number of wins in the remaining matches of the team, of which there are at most `of`. */
  | { readonly kind: 'wins'; readonly count: number; readonly of: number }
  /** The score of its next match; the games of the team come first. */
  | {
      readonly kind: 'score'
      readonly matchId: string
      readonly score: Match['score']
    }
  /**
   * The result of its next match, and of other matches of the same round. `draw`: at least a draw; `any`: its own
   * result does not matter, or it has no match left.
   */
  | {
      readonly kind: 'next'
      readonly own: 'win' | 'draw' | 'any'
      readonly others: readonly HopedResult[]
    }

/** What is certain about a team whose outcome is open. */
export interface Needs {
  /** The least result of its next match without which the team is out; null if it survives a loss, or might. */
  readonly required: 'win' | 'draw' | null
  /** Each entry suffices without the others, the simplest first. */
  readonly enough: readonly SufficientResults[]
}

export interface TeamProspect {
  readonly teamId: string
  readonly outcome: ProspectOutcome
  readonly side?: EntrySide
  /** Null unless the outcome is open. */
  readonly needs: Needs | null
}

/** The outcome of a team now, and after each possible result of its match. */
export interface SideWorth {
  readonly teamId: string
  readonly side?: EntrySide
  readonly now: ProspectOutcome
  readonly win: ProspectOutcome
  /** Null if the match has no draw. */
  readonly draw: ProspectOutcome | null
  readonly loss: ProspectOutcome
}

export type MatchWorth = readonly [SideWorth, SideWorth]
