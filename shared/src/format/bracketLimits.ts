export const bracketLimits = { teamsMin: 2, teamsMax: 512, matchesMax: 1023 } as const

/** The number of stages that can come before the last one. */
export const stagesMax = 3
export const stageLimits = {
  groupsMax: 16,
  groupSizeMax: 16,
  swissTeamsMax: 256,
  swissRoundsMax: 12,
} as const
