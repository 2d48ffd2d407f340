import type { Match, Section } from '../bracket/model/match.ts'
import type { BestOf } from '../format/series.ts'

/** How a match ended. Where a side forfeited, the score does not count. */
export interface ForeignResult {
  readonly score: Match['score']
  readonly forfeits: Match['forfeits']
  /** Absent if they are unknown. */
  readonly games?: NonNullable<Match['games']>
}

/** Stands for a team that its source does not name. */
export const absentTeam = ''

/** A match that was paired outside of the product. The fields that say where it was played are inferred if absent. */
export interface ForeignMatch {
  /** `absentTeam` for the side that lost without its source saying which team it was. */
  readonly teamIds: readonly [string, string]
  /** In the order of the teams; null if the match is not over. */
  readonly result: ForeignResult | null
  /** The score of a match that is being played. */
  readonly running?: Match['score'] | undefined
  /** The series length of a match that is not over, if its source says it. */
  readonly bestOf?: BestOf | null | undefined
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
