/** Limits not given by the specification; for team size and number of teams see `teamLimits` and `bracketLimits`. */
export const competitionLimits = {
  nameMin: 3,
  nameMax: 80,
  /** 512 teams of five. */
  players: 2560,
  /** The fewest places that can be chosen: for players, and for teams. */
  placesMin: 2,
  descriptionMax: 10_000,
  prizesMax: 500,
  contactMax: 120,
  /** Besides the owner. */
  administrators: 20,
  /** How far ahead a start may lie: two years. */
  horizonMs: 2 * 365 * 24 * 60 * 60 * 1000,
} as const
