import { expect, test } from 'vitest'
import { roundRobinRounds } from './roundRobinRounds.ts'

const numbersOfTeams = Array.from({ length: 31 }, (_, index) => index + 2)
const bothLegs = numbersOfTeams.flatMap(teams => ([1, 2] as const).map(legs => [teams, legs] as const))

/** The sides of each team, match by match. */
function sidesOf(teams: number, legs: 1 | 2): readonly (readonly number[])[] {
  const sides = Array.from({ length: teams }, (): number[] => [])
  for (const [one, other] of roundRobinRounds(teams, legs).flat()) {
    sides[one - 1]?.push(0)
    sides[other - 1]?.push(1)
  }
  return sides
}

const textOf = (teams: number, legs: 1 | 2) =>
  roundRobinRounds(teams, legs).map(pairs => pairs.map(pair => pair.join('-')).join(' '))

test('the published tables for five, six and eight teams', () => {
  expect(textOf(6, 1)).toEqual(['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1'])
  expect(textOf(5, 1)).toEqual(['2-5 3-4', '5-3 1-2', '3-1 4-5', '1-4 2-3', '4-2 5-1'])
  expect(textOf(8, 1)).toEqual([
    '1-8 2-7 3-6 4-5',
    '8-5 6-4 7-3 1-2',
    '2-8 3-1 4-7 5-6',
    '8-6 7-5 1-4 2-3',
    '3-8 4-2 5-1 6-7',
    '8-7 1-6 2-5 3-4',
    '4-8 5-3 6-2 7-1',
  ])
})

test('two legs of two and of four teams', () => {
  expect(textOf(2, 2)).toEqual(['1-2', '2-1'])
  expect(textOf(4, 2)).toEqual(['1-4 2-3', '4-3 1-2', '2-4 3-1', '3-4 2-1', '4-2 1-3', '4-1 3-2'])
})

test.each(bothLegs)(
  '%i teams, legs: %i; each two meet once in a leg, and no team twice in a round',
  (teams, legs) => {
    const rounds = roundRobinRounds(teams, legs)
    const roundsOfLeg = teams % 2 === 0 ? teams - 1 : teams
    expect(rounds.length).toBe(legs * roundsOfLeg)
    for (const pairs of rounds) {
      expect(pairs.length).toBe(Math.floor(teams / 2))
      expect(new Set(pairs.flat()).size).toBe(2 * pairs.length)
    }
    for (let leg = 0; leg < legs; leg++) {
      const pairs = rounds.slice(leg * roundsOfLeg, (leg + 1) * roundsOfLeg).flat()
      const met = new Set(pairs.map(pair => pair.toSorted((one, other) => one - other).join()))
      expect(pairs.length).toBe((teams * (teams - 1)) / 2)
      expect(met.size).toBe(pairs.length)
      expect(pairs.flat().every(seed => seed >= 1 && seed <= teams)).toBe(true)
    }
    const ordered = new Set(rounds.flat().map(pair => pair.join()))
    expect(ordered.size).toBe(rounds.flat().length)
  },
)

test.each(bothLegs)(
  '%i teams, legs: %i; sides differ by at most one, and are never the same three times',
  (teams, legs) => {
    for (const sides of sidesOf(teams, legs)) {
      const ofSecond = sides.filter(side => side === 1).length
      expect(Math.abs(sides.length - 2 * ofSecond)).toBeLessThanOrEqual(legs === 2 || teams % 2 === 1 ? 0 : 1)
      expect(sides.join('')).not.toMatch(/000|111/)
    }
  },
)

test.each(numbersOfTeams)('%i teams: as few repeated sides as possible in one leg', teams => {
  const repeated = sidesOf(teams, 1).map(
    sides => sides.filter((side, index) => index > 0 && side === sides[index - 1]).length,
  )
  expect(repeated.reduce((sum, count) => sum + count, 0)).toBe(teams % 2 === 0 ? teams - 2 : 0)
})

test('no two teams meet in consecutive rounds, except where there are only two', () => {
  for (const teams of numbersOfTeams.slice(1)) {
    const rounds = roundRobinRounds(teams, 2).map(pairs => pairs.map(pair => pair.toSorted().join()))
    for (const [index, pairs] of rounds.entries())
      expect(pairs.filter(pair => rounds[index - 1]?.includes(pair))).toEqual([])
  }
})
