import { isOver } from '@upper-bracket/shared/bracket/model/match'
import { roundsOf } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import { expect, test } from 'vitest'
import { fittedTrees } from './fittedRounds.ts'
import { screenRoom as roomAbove } from './OverlayScreen.tsx'

const screenRoom = roomAbove()

const sizes = [8, 16, 20, 32, 64, 128, 256]

test.each(['single', 'double'] as const)(
  'every match of a %s elimination has its place on a page',
  format => {
    for (const size of sizes) {
      const bracket = bracketOf(size, { format, thirdPlace: format === 'single' })
      const rounds = roundsOf(bracket)
      const trees = fittedTrees(rounds, screenRoom)
      const drawn = new Set(
        trees.flatMap(({ layout }) =>
          layout.rounds.flatMap(({ matches }) => matches.map(({ matchId }) => matchId)),
        ),
      )
      const left = rounds.flatMap(({ matches }) => matches).filter(({ id }) => !drawn.has(id))
      expect(left.filter(match => !isOver(match)).map(({ id }) => id)).toEqual([])
      for (const { layout } of trees) {
        expect(layout.width).toBeLessThanOrEqual(screenRoom.width)
        expect(layout.height).toBeLessThanOrEqual(screenRoom.height)
      }
    }
  },
)

test('32 teams are two halves with their way to the final, which fill the picture', () => {
  const trees = fittedTrees(roundsOf(bracketOf(32)), screenRoom)
  expect(trees.map(({ layout }) => layout.rounds.map(({ matches }) => matches.length))).toEqual([
    [8, 4, 2, 1, 1],
    [8, 4, 2, 1, 1],
  ])
  for (const { layout } of trees) {
    expect(layout.width / screenRoom.width).toBeGreaterThan(0.9)
    expect(layout.height / screenRoom.height).toBeGreaterThan(0.9)
    expect(layout.connectors).toHaveLength(15)
  }
})
