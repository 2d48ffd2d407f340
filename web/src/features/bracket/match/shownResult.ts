import type { Counted } from '@upper-bracket/shared/bracket/results/countGames'
import type { Match } from '@upper-bracket/shared/bracket/model/match'

/** A result that was counted in this browser. */
export interface EnteredCount {
  /** Without games, those of the match stay as they are shown. */
  readonly counted: Counted
  /** The revision with this result; null while the command is pending. */
  readonly revision: number | null
}

/**
 * Returns the result to show: the entered one until the match has reached its revision. An older snapshot in between
 * does not bring back the previous number.
 */
export function shownResult(match: Match, entered: EnteredCount | null): Counted {
  const { score, games } = match
  const recorded = { score, ...(games !== undefined && { games }) }
  if (entered === null) return recorded
  const isPending = entered.revision === null || match.revision < entered.revision
  return isPending ? { ...recorded, ...entered.counted } : recorded
}
