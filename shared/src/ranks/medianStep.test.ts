import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { games } from '../games/game.ts'
import { medianStep } from './medianStep.ts'
import { rankStep, rankTiers } from './rankTier.ts'

test('is the middle step, not the middle `RankTier`', () => {
  expect(medianStep('dota2', [80, 11, 21])).toBe(6)
  expect(medianStep('csgo', [18, 1, 4])).toBe(4)
})

test('is the lower of the middle two for an even number', () => {
  expect(medianStep('csgo', [2, 9])).toBe(2)
})

test('ignores missing and invalid ranks', () => {
  expect(medianStep('csgo', [null, 7, null, 99, null])).toBe(7)
})

test('is the middle of the scale if nobody has a rank', () => {
  expect(medianStep('dota2', [])).toBe(18)
  expect(medianStep('csgo', [null, null])).toBe(9)
})

test('is always a step that somebody has, with at most half of the others on either side', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...games).chain(game =>
        fc.record({
          game: fc.constant(game),
          tiers: fc.array(fc.constantFrom(...rankTiers(game)), { minLength: 1 }),
        }),
      ),
      ({ game, tiers }) => {
        const median = medianStep(game, tiers)
        const steps = tiers.map(tier => rankStep(game, tier))
        expect(steps).toContain(median)
        expect(steps.filter(step => step < median).length).toBeLessThanOrEqual(steps.length / 2)
        expect(steps.filter(step => step > median).length).toBeLessThanOrEqual(steps.length / 2)
      },
    ),
  )
})
