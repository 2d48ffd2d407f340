export const bracketLimits = { teamsMin: 2, teamsMax: 512, matchesMax: 5000 } as const

/** The number of stages that can come before the last one. */
export const stagesMax = 3
export const stageLimits = {
  groupsMax: 16,
  groupSizeMax: 32,
  swissTeamsMax: 256,
  swissRoundsMax: 12,
  /** The number of matches of all stages before an elimination, without tie-breaks. */
  matchesMax: 4000,
  /** In each group. */
  tieBreaksMax: 6,
} as const
