import { drawnRounds } from '@upper-bracket/shared/bracket/rounds/drawnRounds'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { expect, test } from 'vitest'
import { palettes } from '#ui/drawnPicture/pictureStyle.ts'
import { layoutMetrics as metrics } from '@upper-bracket/shared/bracket/drawing/layoutMetrics'
import { pictureParts } from './pictureParts.ts'

test('each group and the playoff have a part of their own: no card covers another, and groups have a table', () => {
  const bracket = bracketOf(8, {
    stages: [{ kind: 'round-robin', groups: 2, legs: 1, advance: 2, bestOf: 1, criteria: ['points'] }],
  })
  const drawn = [0, 1].map(group => ({ width: group, height: 0, shapes: [] }))
  const all = pictureParts(bracket.shape, drawnRounds(bracket), metrics, (_, group) => () => {
    const picture = drawn[group]
    if (picture === undefined) throw new Error(`no group ${group}`)
    return picture
  })
  const look = { colours: palettes.screen, widthOf: () => 0 }
  expect(all.map(({ table }) => table?.(look))).toEqual([...drawn, undefined])
  const parts = all.map(({ layout }) => layout)
  expect(parts.map(({ rounds }) => rounds.map(({ matches }) => matches.length))).toEqual([
    [2, 2, 2],
    [2, 2, 2],
    [2, 1],
  ])
  expect(parts.map(({ connectors }) => connectors.length)).toEqual([0, 0, 2])
  // The rounds of a group begin at the same height.
  const tops = parts[0]?.rounds.map(({ matches }) => matches[0]?.y)
  expect(tops).toEqual([metrics.heading, metrics.heading, metrics.heading])
  for (const { rounds, width, height } of parts) {
    const cards = rounds.flatMap(({ matches }) => matches)
    expect(new Set(cards.map(({ x, y }) => `${x} ${y}`)).size).toBe(cards.length)
    expect(Math.max(...cards.map(({ x }) => x)) + metrics.cardWidth).toBeLessThanOrEqual(width)
    expect(Math.max(...cards.map(({ y }) => y)) + metrics.cardHeight).toBeLessThanOrEqual(height)
  }
})
