import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chance } from '../../random/chance.ts'
import { minWeightMatching } from './minWeightMatching.ts'

type Weights = readonly (readonly (readonly number[] | null)[])[]

function randomWeights(size: number, width: number, below: (n: number) => number): Weights {
  const [density, largest] = [1 + below(10), 1 + below(6)]
  return Array.from({ length: size }, () =>
    Array.from({ length: size }, () =>
      below(10) < density ? Array.from({ length: width }, () => below(largest)) : null,
    ),
  )
}

/** The smallest weight of a perfect matching, by trying all. */
function smallestWeight(weights: Weights, width: number): readonly number[] | null {
  const known = new Map<number, readonly number[] | null>([[(1 << weights.length) - 1, Array(width).fill(0)]])
  const from = (matched: number): readonly number[] | null => {
    const before = known.get(matched)
    if (before !== undefined) return before
    const one = weights.findIndex((_, index) => (matched & (1 << index)) === 0)
    let best: readonly number[] | null = null
    for (let other = one + 1; other < weights.length; other++) {
      const weight = weights[one]?.[other] ?? null
      if (weight === null || (matched & (1 << other)) !== 0) continue
      const rest = from(matched | (1 << one) | (1 << other))
      const sum = rest?.map((value, word) => value + (weight[word] ?? 0))
      if (sum !== undefined && (best === null || isLess(sum, best))) best = sum
    }
    known.set(matched, best)
    return best
  }
  return from(0)
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((value, at) => value !== other[at])
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0)
}

test('the weight of a perfect matching is the smallest, and none is found only where there is none', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 3 }),
      fc.integer(),
      (half, width, seed) => {
        const weights = randomWeights(2 * half, width, chance(seed))
        const partners = minWeightMatching(weights.length, width, (one, other, weight) => {
          const own = weights[one]?.[other] ?? null
          if (own !== null) weight.set(own)
          return own !== null
        })
        const smallest = smallestWeight(weights, width)
        if (partners === null || smallest === null) {
          expect(partners).toBe(smallest)
          return
        }
        const sum: number[] = Array(width).fill(0)
        for (const [one, other] of partners.entries()) {
          expect(partners[other]).toBe(one)
          if (one < other)
            for (const word of sum.keys()) sum[word] = (sum[word] ?? 0) + (weights[one]?.[other]?.[word] ?? 0)
        }
        expect(sum).toEqual(smallest)
      },
    ),
    { numRuns: 2000 },
  )
})

test('an odd number of vertices has no perfect matching', () => {
  expect(minWeightMatching(3, 0, () => true)).toBeNull()
})
