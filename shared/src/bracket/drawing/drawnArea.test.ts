import { drawnRounds } from '../rounds/drawnRounds.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { expect, test } from 'vitest'
import { bracketLayout } from './bracketLayout.ts'
import { layoutMetrics as metrics } from './layoutMetrics.ts'
import { type Area, drawnConnectors, drawnRange, nextDrawnArea } from './drawnArea.ts'

const layout = bracketLayout(drawnRounds(bracketOf(512, { format: 'double', grandFinal: 'reset' })), metrics)
const view = (left: number, top: number, width = 1400, height = 860): Area => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const drawnIn = (area: Area) =>
  layout.rounds.flatMap(round => {
    const [from, to] = drawnRange(round, metrics, area)
    return round.matches.slice(from, to)
  })

test('few of a thousand matches are drawn, including every visible one', () => {
  for (let top = 0; top < layout.height; top += 1700) {
    for (let left = 0; left < layout.width; left += 900) {
      const seen = view(left, top)
      const drawn = drawnIn(nextDrawnArea(null, seen))
      expect(drawn.length).toBeLessThan(120)
      const ids = new Set(drawn.map(({ matchId }) => matchId))
      for (const { x, y, matchId } of layout.rounds.flatMap(({ matches }) => matches)) {
        const isSeen =
          x < seen.right &&
          x + metrics.cardWidth > seen.left &&
          y < seen.bottom &&
          y + metrics.cardHeight > seen.top
        if (isSeen) expect(ids).toContain(matchId)
      }
    }
  }
})

test('a line is drawn while any part of it is visible, even if both ends are far away', () => {
  const long = layout.connectors.find(({ from }) => from === 'upper-8-1')
  if (long === undefined) throw new Error('There is no such line')
  const top = (long.start.y + long.end.y) / 2
  const lines = drawnConnectors(layout.connectors, view(long.start.x, top, 100, 100))
  expect(lines).toContain(long)
  expect(lines.length).toBeLessThan(layout.connectors.length / 10)
  expect(drawnConnectors(layout.connectors, view(long.end.x + 10, top, 100, 100))).not.toContain(long)
})

test('a short scroll redraws nothing, a long one does', () => {
  const first = nextDrawnArea(null, view(0, 0))
  expect(nextDrawnArea(first, view(0, 300))).toBe(first)
  const later = nextDrawnArea(first, view(0, 3000))
  expect(later).not.toBe(first)
  expect(later.top).toBeLessThan(3000)
})

test('the area shrinks when zooming in', () => {
  const wide = nextDrawnArea(null, view(0, 0, 14000, 8600))
  expect(nextDrawnArea(wide, view(5000, 3000)).right).toBeLessThan(8000)
})
