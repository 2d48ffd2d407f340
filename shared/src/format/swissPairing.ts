import { type BestOf, eliminationLengths, seriesLengths } from './series.ts'

/** The pairing of a Swiss stage: as at Counter-Strike majors, or a scheme within equal points. */
export const swissPairings = ['valve', 'top-half', 'top-bottom', 'adjacent'] as const
export type SwissPairing = (typeof swissPairings)[number]

/** The lengths of a series in a Swiss stage: the records of Valve's pairing have no draws. */
export function swissLengths(pairing: SwissPairing): readonly BestOf[] {
  return pairing === 'valve' ? eliminationLengths : seriesLengths
}
