/** Limits where the specification names none; team size and the number of teams are in `balance` and `bracket`. */
export const competitionLimits = {
  nameMin: 3,
  nameMax: 80,
  /** 512 teams of five. */
  players: 2560,
  /** How far ahead a start may lie: two years. */
  horizonMs: 2 * 365 * 24 * 60 * 60 * 1000,
} as const
