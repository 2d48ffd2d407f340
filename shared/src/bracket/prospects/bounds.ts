import { type MiniLeagueCriterion, miniLeagueCriteria } from '../../format/tableCriterion.ts'
import type { Meeting } from '../tables/teamRecords.ts'

/** Bounds of a number, which are equal if it is known. */
export interface Bounds {
  readonly low: Float64Array
  readonly high: Float64Array
}

/** The numbers that a mini-league adds up for each pair of teams, and a table for each team. */
export type Counted = MiniLeagueCriterion

export function emptyBounds(length: number): Readonly<Record<Counted, Bounds>> {
  const bounds = () => ({ low: new Float64Array(length), high: new Float64Array(length) })
  const entries = miniLeagueCriteria.map(criterion => [criterion, bounds()] as const)
  return Object.fromEntries(entries) as Record<Counted, Bounds>
}

export function add({ low, high }: Bounds, index: number, value: number): void {
  increase(low, index, value)
  increase(high, index, value)
}

/** Adds rounds of a team against others; null if they can be any. */
export function addRounds(
  bounds: Readonly<Record<Counted, Bounds>>,
  index: number,
  rounds: Meeting['rounds'],
): void {
  for (const [criterion, won] of [
    ['round-difference', rounds && rounds[0] - rounds[1]],
    ['rounds-won', rounds?.[0]],
  ] as const) {
    increase(bounds[criterion].low, index, won ?? Number.NEGATIVE_INFINITY)
    increase(bounds[criterion].high, index, won ?? Number.POSITIVE_INFINITY)
  }
}

export function increase(values: Float64Array, index: number, value: number): void {
  values[index] = (values[index] ?? 0) + value
}
