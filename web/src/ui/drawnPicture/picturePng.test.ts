import { expect, test } from 'vitest'
import { pictureScale } from './picturePng.ts'

test('a picture is rendered at twice the screen resolution', () => {
  expect(pictureScale(1400, 900)).toBe(2)
})

test('a picture of 512 teams is as large as a canvas can be, and no larger', () => {
  for (const [width, height] of [
    [5100, 45_000],
    [20_000, 20_000],
    [900, 60_000],
  ] as const) {
    const scale = pictureScale(width, height)
    expect(scale).toBeLessThan(2)
    expect(Math.max(width, height) * scale).toBeLessThanOrEqual(16_000)
    expect(width * height * scale * scale).toBeLessThanOrEqual(120_000_000.001)
  }
})
