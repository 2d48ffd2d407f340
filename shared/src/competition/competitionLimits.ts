import { teamSize } from '../format/teamLimits.ts'

/** Limits not given by the specification; for team size and number of teams see `teamLimits` and `bracketLimits`. */
export const competitionLimits = {
  nameMin: 3,
  nameMax: 80,
  /** 512 teams of five. */
  players: 2560,
  /** The smallest player limit that can be chosen: two full teams. */
  playersMin: 2 * teamSize,
  descriptionMax: 10_000,
  prizesMax: 500,
  contactMax: 120,
  /** Besides the owner. */
  administrators: 20,
  /** How far ahead a start may lie: two years. */
  horizonMs: 2 * 365 * 24 * 60 * 60 * 1000,
} as const
