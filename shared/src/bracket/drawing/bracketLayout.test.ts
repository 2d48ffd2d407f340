import type { Bracket } from '../model/bracket.ts'
import { drawnRounds } from '../rounds/drawnRounds.ts'
import { playOut } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { expect, test } from 'vitest'
import { type BracketLayout, bracketLayout } from './bracketLayout.ts'

const metrics = {
  cardWidth: 200,
  cardHeight: 90,
  lineOffset: 50,
  columnGap: 40,
  rowGap: 10,
  heading: 30,
  stageGap: 60,
}
const sizes = [2, 3, 4, 5, 6, 7, 8, 9, 13, 16, 23, 31, 64, 100, 512]

const single = (teams: number) => bracketOf(teams, { format: 'single', thirdPlace: true })
const double = (teams: number) => bracketOf(teams, { format: 'double', grandFinal: 'reset' })
const layoutOf = (bracket: Bracket) => bracketLayout(drawnRounds(bracket), metrics)
const placesOf = ({ rounds }: BracketLayout) =>
  new Map(rounds.flatMap(({ matches }) => matches).map(place => [place.matchId, place]))
const place = (layout: BracketLayout, matchId: string) => {
  const found = placesOf(layout).get(matchId)
  if (found === undefined) throw new Error(`${matchId} is not drawn`)
  return found
}

test.each(sizes)('with %i teams every match has its own place', teams => {
  for (const bracket of [single(teams), double(teams)]) {
    const layout = layoutOf(bracket)
    const places = [...placesOf(layout).values()]
    const playable = [...bracket.matches.values()].filter(
      match => match.status !== 'bye' && match.id !== 'final-2-1',
    )
    expect(new Set(places.map(({ matchId }) => matchId))).toEqual(new Set(playable.map(({ id }) => id)))

    const columns = Map.groupBy(places, ({ x }) => x)
    for (const column of columns.values()) {
      const tops = column.map(({ y }) => y).sort((a, b) => a - b)
      for (const [index, y] of tops.slice(1).entries()) {
        expect(y - (tops[index] ?? 0)).toBeGreaterThanOrEqual(metrics.cardHeight + metrics.rowGap)
      }
    }
    for (const { x, y } of places) {
      expect(x + metrics.cardWidth).toBeLessThanOrEqual(layout.width)
      expect(y + metrics.cardHeight).toBeLessThanOrEqual(layout.height)
    }
  }
})

test.each(sizes)(
  'with %i teams each line leads a winner to the right, and each round has a column',
  teams => {
    for (const bracket of [single(teams), double(teams)]) {
      const layout = layoutOf(bracket)
      for (const { from, to } of layout.connectors) {
        expect(bracket.matches.get(from)?.winnerTo?.matchId).toBe(to)
        expect(place(layout, to).x).toBeGreaterThan(place(layout, from).x)
      }
      for (const { x, y, height, matches } of layout.rounds) {
        for (const match of matches) {
          expect(match.x).toBe(x)
          expect(match.y).toBeGreaterThanOrEqual(y + metrics.heading)
          expect(match.y + metrics.cardHeight).toBeLessThanOrEqual(y + height)
        }
      }
    }
  },
)

test('a match is midway between the two that feed it, and lines meet the cards', () => {
  const layout = layoutOf(single(8))
  const [upper, lower, next] = ['main-1-1', 'main-1-2', 'main-2-1'].map(id => place(layout, id))
  expect(next?.y).toBe(((upper?.y ?? 0) + (lower?.y ?? 0)) / 2)
  expect(layout.connectors.find(({ from }) => from === 'main-1-1')?.path).toMatch(/^M200 80H.*V.*H240$/)
  expect(layout.connectors).toHaveLength(6)
})

test('the lower bracket is below the upper one, each upper round above the lower round that it feeds', () => {
  const bracket = double(16)
  const layout = layoutOf(bracket)
  const ofSection = (section: string) =>
    [...placesOf(layout).values()].filter(({ matchId }) => matchId.startsWith(section))
  const upperEnd = Math.max(...ofSection('upper').map(({ y }) => y + metrics.cardHeight))
  expect(Math.min(...ofSection('lower').map(({ y }) => y))).toBeGreaterThan(upperEnd)

  for (const { matchId, x } of ofSection('upper')) {
    const target = bracket.matches.get(matchId)?.loserTo?.matchId ?? ''
    expect(place(layout, target).x).toBe(x)
  }
  const sides = [...ofSection('upper'), ...ofSection('lower')].map(({ x }) => x)
  expect(place(layout, 'final-1-1').x).toBeGreaterThan(Math.max(...sides))
})

test('where teams start in the lower bracket, its first round is above none but the first upper one', () => {
  const criteria = ['points'] as const
  const groups = { kind: 'round-robin', groups: 2, legs: 1, bestOf: 1, criteria } as const
  const stages = [{ ...groups, advance: 4, advanceLower: 4 }]
  const bracket = bracketOf(16, { format: 'double', stages })
  const rounds = drawnRounds(bracket).filter(({ stage }) => stage === 's2')
  const columns = new Map(
    bracketLayout(rounds, metrics).rounds.map(({ round, x }) => [`${round.section} ${round.round}`, x / 240]),
  )
  expect([...columns]).toEqual([
    ['upper 1', 0],
    ['upper 2', 3],
    ['upper 3', 5],
    ['lower 1', 0],
    ['lower 2', 1],
    ['lower 3', 2],
    ['lower 4', 3],
    ['lower 5', 4],
    ['lower 6', 5],
    ['final 1', 6],
  ])
})

test('the match for third place is below the final, clear of it', () => {
  const layout = layoutOf(single(4))
  const [final, third] = [place(layout, 'main-2-1'), place(layout, 'third-place-1-1')]
  expect(third.x).toBe(final.x)
  expect(third.y).toBeGreaterThanOrEqual(final.y + metrics.cardHeight + metrics.stageGap)
})

test('a bye is left out: its team is already in the next match', () => {
  const layout = layoutOf(single(5))
  const firstRound = layout.rounds.find(({ round }) => round.section === 'main' && round.round === 1)
  expect(firstRound?.matches).toHaveLength(1)
  expect(layout.connectors.filter(({ to }) => to.startsWith('main-2'))).toHaveLength(1)
})

test('results move nothing; the second final appears once it is due', () => {
  const start = double(8)
  const upperWins = playOut(start, { luck: 3, winner: () => 0 })
  expect(layoutOf(upperWins)).toMatchObject({
    width: layoutOf(start).width,
    connectors: layoutOf(start).connectors,
  })
  expect(placesOf(layoutOf(upperWins))).toEqual(placesOf(layoutOf(start)))

  const lowerWins = layoutOf(
    playOut(start, { luck: 3, winner: match => (match.section === 'final' && match.round === 1 ? 1 : 0) }),
  )
  expect(place(lowerWins, 'final-2-1').x).toBeGreaterThan(place(lowerWins, 'final-1-1').x)
  for (const [matchId, before] of placesOf(layoutOf(start))) {
    expect(place(lowerWins, matchId)).toEqual(before)
  }
})
