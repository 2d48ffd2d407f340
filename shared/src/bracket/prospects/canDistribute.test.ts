import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canDistribute } from './canDistribute.ts'

/** Tries every way to share the units of every pair. */
function tryAll(
  pairs: readonly (readonly [number, number])[],
  capacities: readonly number[],
  units: number,
): boolean {
  const [pair, ...rest] = pairs
  if (pair === undefined) return capacities.every(capacity => capacity >= 0)
  return Array.from({ length: units + 1 }, (_, index) => index).some(first =>
    tryAll(
      rest,
      capacities.map((capacity, member) =>
        member === pair[0] ? capacity - first : member === pair[1] ? capacity - (units - first) : capacity,
      ),
      units,
    ),
  )
}

const members = 5
const pair = fc
  .tuple(fc.integer({ min: 0, max: members - 1 }), fc.integer({ min: 0, max: members - 1 }))
  .filter(([one, other]) => one !== other)

test('pairs share their units if and only if some way of sharing respects all capacities', () => {
  const seen = new Set<boolean>()
  fc.assert(
    fc.property(
      fc.array(pair, { maxLength: 7 }),
      fc.array(fc.integer({ min: 0, max: 4 }), { minLength: members, maxLength: members }),
      fc.integer({ min: 0, max: 2 }),
      (pairs, capacities, units) => {
        const expected = tryAll(pairs, capacities, units)
        seen.add(expected)
        expect(canDistribute(pairs, capacities, units)).toBe(expected)
      },
    ),
    { numRuns: 500 },
  )
  expect(seen.size).toBe(2)
})
