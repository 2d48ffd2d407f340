/** The lengths of a series in an elimination, where one side has to win. */
export const eliminationLengths = [1, 3, 5, 7] as const
/** A series of two games can end in a draw, so that only tables know it. */
export const seriesLengths = [1, 2, 3, 5, 7] as const
export const maxLength = Math.max(...seriesLengths) as BestOf
/** The maximum number of games in a series; winning takes more than half of them. */
export type BestOf = (typeof seriesLengths)[number]
export type EliminationLength = (typeof eliminationLengths)[number]

export interface SeriesPlan {
  /** Applies to all matches except those of the last round. */
  readonly rounds: EliminationLength
  readonly final: EliminationLength
}
