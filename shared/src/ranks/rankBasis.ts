/** Whether players are compared by the specified ranks of the game or by its rating. */
export const rankBases = ['rank', 'rating'] as const
export type RankBasis = (typeof rankBases)[number]
