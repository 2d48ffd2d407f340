import { expect, test } from 'vitest'
import { hasSameParts } from './hasSameParts.ts'

const player = { uid: 'wolf' }

test.each<[before: object, after: object, isSame: boolean]>([
  [{ members: [player], rights: { edit: true } }, { members: [player], rights: { edit: true } }, true],
  [{ members: [player] }, { members: [{ ...player }] }, false],
  [{ members: [player] }, { members: [player, player] }, false],
  [{ rights: { edit: true } }, { rights: { edit: false } }, false],
  [{ busy: new Set(['wolf']) }, { busy: new Set(['bear']) }, false],
  [{ sum: Number.NaN, check: null }, { sum: Number.NaN, check: null }, true],
  [{ check: null }, { check: {} }, false],
  [{ sum: 1 }, { sum: 1, average: 2 }, false],
])('%o and %o', (before, after, isSame) => {
  expect(hasSameParts(before, after)).toBe(isSame)
})
