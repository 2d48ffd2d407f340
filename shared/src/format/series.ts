export const seriesLengths = [1, 3, 5] as const
/** The maximum number of games in a series; winning takes more than half of them. */
export type BestOf = (typeof seriesLengths)[number]

export interface SeriesPlan {
  /** Applies to all matches except those of the last round. */
  readonly rounds: BestOf
  readonly final: BestOf
}
