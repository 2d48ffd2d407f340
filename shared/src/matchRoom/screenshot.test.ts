import { expect, test } from 'vitest'
import { seriesLengths } from '../format/series.ts'
import { screenshotLimits, screenshotsMax } from './screenshot.ts'

test('two reports of any series fit with new screenshots of every game, and what one side stores stays small', () => {
  const maxima = seriesLengths.map(bestOf => [bestOf, screenshotsMax({ bestOf })] as const)
  for (const [bestOf, max] of maxima) {
    expect(max).toBeGreaterThanOrEqual(2 * (bestOf + screenshotLimits.perReport))
    expect(max * screenshotLimits.bytesMax).toBeLessThan(15_000_000)
  }
  const ahead = { outcome: 0, source: 'advantage' } as const
  expect(screenshotsMax({ bestOf: 3, games: [ahead] })).toBe(screenshotsMax({ bestOf: 2 }))
})
