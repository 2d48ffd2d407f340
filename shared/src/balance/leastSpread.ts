import { teamSize } from '../format/teamLimits.ts'

/** A multiple of every team size, so that average ranks are whole numbers of these parts of a step. */
export const partsOfStep = 60

/**
 * The smallest spread of average ranks, in `1 / partsOfStep`, that a distribution of these steps into teams of these
 * sizes can have. Steps are whole, so a sum that is not divisible by the number of teams leaves a difference in any
 * distribution; and if all steps differ by multiples of a number, so do the sums. No distribution can be better;
 * whether one reaches it depends on the players. `before` is the sum of the players who are in these teams already.
 */
export function leastSpread(sizes: readonly number[], steps: readonly number[], before = 0): number {
  const lowest = Math.min(...steps)
  const unit = before > 0 ? 1 : steps.reduce((divisor, step) => greatestDivisor(divisor, step - lowest), 0)
  if (unit === 0) return 0
  const base = before > 0 ? 0 : lowest
  const total = steps.reduce((sum, step) => sum + (step - base) / unit, before)
  return unit * leastOfWhole(sizes, total)
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

/** Computes the same for any whole numbers that add up to `total`. */
function leastOfWhole(sizes: readonly number[], total: number): number {
  const counts = Array.from(
    { length: teamSize },
    (_, index) => sizes.filter(size => size === index + 1).length,
  )
  const average = (total * partsOfStep) / sizes.reduce((sum, size) => sum + size, 0)
  // Every team can be within a step of the average, so only averages near it are tried.
  const values = [...new Set(sizes)].flatMap(size => {
    const below = Math.floor((average * size) / partsOfStep)
    return Array.from({ length: 2 * size + 2 }, (_, index) => ((below - size + index) * partsOfStep) / size)
  })
  const highs = values.filter(value => value >= average).toSorted((a, b) => a - b)
  let least = Number.POSITIVE_INFINITY
  for (const low of values.filter(value => value <= average)) {
    const high = highs.find(value => value - low >= least || isPossible(low, value))
    if (high !== undefined) least = Math.min(least, high - low)
  }
  return least

  /** Whether all teams can have an average in this range and the given total. */
  function isPossible(low: number, high: number): boolean {
    let [fewest, most] = [0, 0]
    for (const [index, count] of counts.entries()) {
      const from = Math.ceil((low * (index + 1)) / partsOfStep)
      const to = Math.floor((high * (index + 1)) / partsOfStep)
      if (count > 0 && from > to) return false
      fewest += count * from
      most += count * to
    }
    return fewest <= total && total <= most
  }
}
