import type { Match, Matches } from './match.ts'
import type { ScheduleSettings } from './scheduleSettings.ts'
import type { Stage } from './stage.ts'

/** A bracket without its matches. */
export interface BracketShape {
  /** The teams in the order of seeds. */
  readonly teamIds: readonly string[]
  /** At least one, in the order of play. */
  readonly stages: readonly Stage[]
  /** Who took each place when its group was last closed (see `takersOf`). Optional: older brackets lack it. */
  readonly takers?: Readonly<Record<string, string | null>>
  /** In the order in which teams withdrew; see `withdrawalsOf`. Absent until the first one. */
  readonly withdrawals?: readonly Withdrawal[]
}

/**
 * What happens to the results of a withdrawn team in a table: they stand, count for nobody, or count as if it had
 * forfeited all its matches.
 */
export const playedResults = ['stand', 'annul', 'forfeit'] as const
export type PlayedResults = (typeof playedResults)[number]

/**
 * A team that has withdrawn or was disqualified. It forfeits all its open matches, whichever these are: their slots are
 * closed. What it has played is on record; the rules of each stage say for whom it counts.
 */
export interface Withdrawal {
  readonly teamId: string
  /** The key of the first stage in which it takes no place; it keeps those of earlier stages. */
  readonly stage: string
  /** The ids of the matches that it left running without a score. Absent if there are none. */
  readonly running?: readonly string[]
  /** What an organizer has decided about its results; absent where the rule of the stage applies. */
  readonly results?: PlayedResults
}

/** The document `competitions/{id}/brackets/{bracketId}`. `createdAt` in milliseconds since the epoch, in UTC. */
export interface StoredBracketShape extends BracketShape {
  readonly createdBy: string
  readonly createdAt: number
  /** Counts the commands that depend on the bracket as a whole: they take place one after the other. */
  readonly edits: number
  /**
   * Null for the competition's current bracket. Otherwise the time at which it may be deleted, or finished by another
   * call: until then the call that writes or clears it counts as alive.
   */
  readonly sweepAfter: number | null
  /** Absent until the matches are planned. */
  readonly schedule?: Schedule
}

/** The settings of the last plan; the starts themselves are in the matches. */
export interface Schedule extends ScheduleSettings {
  /** The number of the plan, from 1. A new plan names the one that it replaces. */
  readonly edition: number
  /** The id of the plan, created by the caller, so that a repeated call is recognized. */
  readonly planId: string
}

/** An immutable value: every command returns a new one. */
export interface Bracket {
  readonly shape: BracketShape
  readonly matches: Matches
}

/** A match before and after a command. */
export type MatchChange = readonly [before: Match, after: Match]

/** The result of a command: the new bracket, and precisely the matches in which it differs from the old one. */
export interface BracketChange {
  readonly bracket: Bracket
  readonly changes: readonly MatchChange[]
}
