import { setImmediate } from 'node:timers/promises'
import { leastSpread, partsOfStep } from '@upper-bracket/shared/balance/leastSpread'
import type { RatedPlayer } from '@upper-bracket/shared/balance/ratedPlayer'
import { chance } from '@upper-bracket/shared/random/chance'
import { rankTiers } from '@upper-bracket/shared/ranks/rankTier'
import { deals, optimumOfTwo, spreadOf } from './balance/deals.ts'
import type { Measurement } from './benchmark.ts'

export const title = 'The spread of rank sums that deals into teams of five have, over 100 pools of each size'
export const ratio =
  'the share of pools in which the spread is the smallest possible: the optimum for two teams, the bound that whole numbers set for more'
export const needs = 'nothing'

const pools = 100
const sizes = [10, 20, 40, 80, 1000]
const scales = [
  { name: 'steps of rank', unit: 'steps', highest: rankTiers('dota2').length },
  { name: 'free numbers', unit: 'points', highest: 10_000 },
]

export async function measure(_: number, stop: AbortSignal): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = []
  for (const { name, unit, highest } of scales) {
    for (const size of sizes) {
      const made = Array.from({ length: pools }, (_, seed) => poolOf(size, highest, seed))
      const smallest = made.map(smallestSpread)
      measurements.push({ what: `${size} players, ${name}: the smallest`, unit, values: smallest })
      for (const [deal, dealInto] of Object.entries(deals)) {
        const spreads: number[] = []
        const times: number[] = []
        for (const [seed, pool] of made.entries()) {
          // No deal waits for anything, and a request to stop is heard only while somebody waits.
          await setImmediate()
          stop.throwIfAborted()
          const begun = performance.now()
          const teams = dealInto(pool, seed)
          times.push(performance.now() - begun)
          spreads.push(spreadOf(teams))
        }
        const reached = spreads.filter((spread, index) => spread === smallest[index]).length / pools
        // In one of the pools of twenty no deal reaches the bound.
        const aim =
          deal === 'even' && (unit === 'steps' || size === 10)
            ? { aim: { atLeast: size === 20 ? 0.99 : 1 } }
            : {}
        measurements.push(
          { what: `  ${deal}`, unit, values: spreads, ratio: reached, ...aim },
          { what: '    time', unit: 'ms', values: times },
        )
      }
    }
  }
  return measurements
}

function poolOf(size: number, highest: number, seed: number): readonly RatedPlayer[] {
  const below = chance(size * 1000 + seed)
  return Array.from({ length: size }, (_, index) => ({ uid: `player-${index}`, step: 1 + below(highest) }))
}

function smallestSpread(pool: readonly RatedPlayer[]): number {
  if (pool.length === 10) return optimumOfTwo(pool)
  const sizes = Array.from({ length: pool.length / 5 }, () => 5)
  const steps = pool.map(({ step }) => step)
  return (leastSpread(sizes, steps) * 5) / partsOfStep
}
