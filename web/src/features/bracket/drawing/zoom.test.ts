import { expect, test } from 'vitest'
import { clampedZoom, fittingZoom, scrollKeeping, zoomLimits } from './zoom.ts'

test('what is under the pointer stays in place', () => {
  const inset = 12
  for (const [scroll, point, ratio] of [
    [0, 12, 2],
    [340, 200, 1.25],
    [1200, 720, 0.5],
  ] as const) {
    const before = scroll + point - inset
    const after = scrollKeeping({ scroll, point, inset }, ratio) + point - inset
    expect(after).toBeCloseTo(before * ratio)
  }
})

test('a tree that fits stays at natural size, a larger one shrinks until it fits', () => {
  const frame = { width: 1400, height: 860 }
  expect(fittingZoom({ width: 700, height: 300 }, frame)).toBe(1)
  expect(fittingZoom({ width: 2800, height: 860 }, frame)).toBe(0.5)
  expect(fittingZoom({ width: 1400, height: 3440 }, frame)).toBe(0.25)
  expect(fittingZoom({ width: 5000, height: 99_000 }, frame)).toBe(zoomLimits.least)
  expect(fittingZoom({ width: 0, height: 0 }, frame)).toBe(1)
})

test('zoom stays within its limits', () => {
  expect(clampedZoom(40)).toBe(zoomLimits.most)
  expect(clampedZoom(0)).toBe(zoomLimits.least)
})
