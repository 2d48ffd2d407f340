import { type BestOf, eliminationLengths, seriesLengths } from './series.ts'

/** The pairing of a Swiss stage: as at Counter-Strike majors, or a scheme within equal points. */
export const swissPairings = ['valve', 'top-half', 'top-bottom', 'adjacent'] as const
export type SwissPairing = (typeof swissPairings)[number]

/** Whether teams meet by their wins and losses, so that points tell nothing of how their results differ. */
export function pairsByRecords(pairing: SwissPairing): boolean {
  return pairing === 'valve'
}

/** The lengths of a series in a Swiss stage: the records of Valve's pairing have no draws. */
export function swissLengths(pairing: SwissPairing): readonly BestOf[] {
  return pairsByRecords(pairing) ? eliminationLengths : seriesLengths
}
