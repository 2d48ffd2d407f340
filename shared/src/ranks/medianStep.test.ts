import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { games } from '../games/game.ts'
import { medianStep } from './medianStep.ts'
import { rankStep, rankTiers } from './rankTier.ts'

test('the median is the step in the middle, whatever digits a rank has', () => {
  expect(medianStep('dota2', [80, 11, 21])).toBe(6)
  expect(medianStep('csgo', [18, 1, 4])).toBe(4)
})

test('of an even number it is the lower one of the two in the middle', () => {
  expect(medianStep('csgo', [2, 9])).toBe(2)
})

test('those without a rank, and numbers that are none, have no say', () => {
  expect(medianStep('csgo', [null, 7, null, 99, null])).toBe(7)
})

test('where nobody has a rank it is the middle of the scale', () => {
  expect(medianStep('dota2', [])).toBe(18)
  expect(medianStep('csgo', [null, null])).toBe(9)
})

test('it is always a step that somebody has, with at most half of the others on either side', () => {
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
