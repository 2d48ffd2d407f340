import type { Match, Section } from '../bracket/model/match.ts'

/** How a match ended. Where a side forfeited, the score does not count. */
export interface ForeignResult {
  readonly score: Match['score']
  readonly forfeits: Match['forfeits']
}

/** A match that was paired outside of the product. The fields that say where it was played are inferred if absent. */
export interface ForeignMatch {
  readonly teamIds: readonly [string, string]
  /** In the order of the teams; null if the match is not over. */
  readonly result: ForeignResult | null
  /** The key of the stage. */
  readonly stage?: string | undefined
  readonly section?: Section | undefined
  /** The round within its section, from 1. Required in a Swiss stage. */
  readonly round?: number | undefined
}

/** The key of a pair of teams, whichever comes first. */
export function pairKey(teamIds: readonly (string | null)[]): string {
  return teamIds.toSorted().join(' ')
}
