import { expect, test } from 'vitest'
import { edgeReplay, hostingEdge } from './edgeReplay.ts'

const fiveMinutes = 300_000

test('a hundred thousand who arrive in five minutes ask at most five times a second of the origin', () => {
  const { perSecond, asked } = edgeReplay(100_000, fiveMinutes, hostingEdge)
  expect(perSecond).toBeLessThanOrEqual(5)
  // Each location asks once for a period, not for each visitor.
  expect(asked).toBeLessThan((hostingEdge.places * fiveMinutes) / hostingEdge.freshMs + hostingEdge.places)
})

test('a few who arrive far apart ask each for themselves', () => {
  expect(edgeReplay(10, 100 * fiveMinutes, hostingEdge).asked).toBe(10)
})
