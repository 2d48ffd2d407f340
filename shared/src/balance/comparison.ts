export interface Comparison {
  /**
   * The measure used to compare teams: rank sums if all have the same number of players, otherwise average ranks,
   * since a sum would make a larger team look stronger.
   */
  readonly comparedBy: 'sum' | 'average'
  /** Largest minus smallest value of that measure, in rank steps; averages are not rounded. */
  readonly spread: number
}

interface Strength {
  readonly size: number
  readonly rankSum: number
}

/** Compares teams, by the measure that suits them unless another one is given. */
export function comparison(
  teams: readonly Strength[],
  comparedBy: Comparison['comparedBy'] = measureOf(teams),
): Comparison {
  const values = teams.map(({ size, rankSum }) => (comparedBy === 'sum' ? rankSum : rankSum / size))
  return { comparedBy, spread: Math.max(...values) - Math.min(...values) }
}

function measureOf(teams: readonly Strength[]): Comparison['comparedBy'] {
  return new Set(teams.map(({ size }) => size)).size > 1 ? 'average' : 'sum'
}
