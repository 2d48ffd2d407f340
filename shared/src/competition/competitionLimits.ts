/**
 * Limits not given by the specification; for team size and number of teams see `teamLimits` and `bracketLimits`, for
 * settings `settingTable`.
 */
export const competitionLimits = {
  /** 512 teams of five. */
  players: 2560,
  /** Besides the owner. */
  administrators: 20,
  /** How far ahead a start may lie: two years. */
  horizonMs: 2 * 365 * 24 * 60 * 60 * 1000,
} as const
