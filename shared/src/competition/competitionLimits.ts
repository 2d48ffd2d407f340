/**
 * Limits that the specification does not give. Team size and number of teams are in `teamLimits` and `bracketLimits`,
 * limits of settings in `settingTable`.
 */
export const competitionLimits = {
  /** Fits 512 teams of five. */
  players: 2560,
  /** The owner is not counted. */
  administrators: 20,
  /** The maximum time until the start: two years. */
  horizonMs: 2 * 365 * 24 * 60 * 60 * 1000,
} as const
