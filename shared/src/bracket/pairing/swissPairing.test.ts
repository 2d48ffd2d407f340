import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chance } from '../../random/chance.ts'
import { pointRules } from '../tables/pointRules.ts'
import type { PairingScheme } from './pairGroup.ts'
import type { Pairing } from './pairing.ts'
import { pairSwissRound } from './swissPairing.ts'
import {
  playSwiss,
  randomHistory,
  type SwissHistory,
  swissRecords,
  swissTeams,
} from './testing/randomSwiss.ts'
import { roundCosts } from './testing/roundCosts.ts'
import { byeMatch, finishedMatch } from './testing/swissMatches.ts'

const schemes = ['top-half', 'top-bottom', 'adjacent'] as const

const roundOf = ({ pairs, bye }: Pairing): readonly (readonly string[])[] => [
  ...pairs.map(({ teamIds }) => teamIds),
  ...(bye === null ? [] : [[bye]]),
]

function draw(history: SwissHistory, scheme: PairingScheme = 'top-half'): Pairing {
  return pairSwissRound(swissRecords(history), { ...history, scheme })
}

/** A history without late entries and withdrawals. */
function historyOf(count: number, matches: SwissHistory['matches']): SwissHistory {
  const points = pointRules['1-half-0']
  return { teamIds: swissTeams(count), points, matches, headStarts: new Map(), withdrawn: new Set() }
}

test.each([
  ['top-half', '1-5 2-6 3-7 4-8'],
  ['top-bottom', '1-8 2-7 3-6 4-5'],
  ['adjacent', '1-2 3-4 5-6 7-8'],
] as const)('the first round of eight teams by the scheme %s', (scheme, expected) => {
  const { pairs } = draw(historyOf(8, []), scheme)
  expect(pairs.map(({ teamIds }) => teamIds.map(teamId => teamId.slice(5)).join('-')).join(' ')).toBe(
    expected,
  )
})

test('the lowest team without a bye gets it', () => {
  expect(draw(historyOf(5, [])).bye).toBe('team 5')
  const matches = [
    finishedMatch(1, ['team 1', 'team 3'], 0),
    finishedMatch(1, ['team 2', 'team 4'], 0),
    byeMatch(1, 'team 5'),
  ]
  expect(draw(historyOf(5, matches)).bye).toBe('team 4')
})

test('a rematch that cannot be avoided is counted', () => {
  const matches = [finishedMatch(1, ['team 1', 'team 2'], 0)]
  expect(draw(historyOf(2, matches))).toEqual({
    pairs: [{ teamIds: ['team 1', 'team 2'], isRematch: true, gap: 1 }],
    bye: null,
    rematches: 1,
    isSecondBye: false,
  })
})

test('a team that is alone has the bye every time', () => {
  expect(draw(historyOf(1, []))).toEqual({ pairs: [], bye: 'team 1', rematches: 0, isSecondBye: false })
  expect(draw(historyOf(1, [byeMatch(1, 'team 1')])).isSecondBye).toBe(true)
})

test('a late entry is paired by its head start', () => {
  const matches = [finishedMatch(1, ['team 1', 'team 3'], 0), finishedMatch(1, ['team 2', 'team 4'], 0)]
  const { pairs } = draw({ ...historyOf(6, matches), headStarts: new Map([['team 6', 1]]) })
  expect(pairs).toEqual([
    { teamIds: ['team 1', 'team 2'], isRematch: false, gap: 0 },
    { teamIds: ['team 6', 'team 3'], isRematch: false, gap: 1 },
    { teamIds: ['team 4', 'team 5'], isRematch: false, gap: 0 },
  ])
})

test.each([3, 4, 5, 6, 7, 8, 9, 10, 12])('%i teams: no other round is better by the criteria', count => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: count > 6 ? count : 3 * count }), (seed, rounds) => {
      const history = randomHistory(count, rounds, chance(seed))
      const { costOf, smallest } = roundCosts(history)
      expect(costOf(roundOf(draw(history)))).toEqual(smallest())
    }),
    { numRuns: count > 10 ? 8 : count > 8 ? 60 : 150 },
  )
})

test('a team floats to the middle of a large group where it has met all teams at its end', () => {
  // The lowest teams of the upper half have met the highest ones of the lower half, except that 13 has not met 19.
  const met = [13, 14, 15].flatMap(one => [16, 17, 18, 19].map(other => [one, other] as const)).slice(0, -1)
  const matches = met.map(([one, other]) =>
    finishedMatch(1 + ((one + other) % 4), [`team ${28 - one}`, `team ${other}`], 0),
  )
  const wins = (place: number) => met.filter(([one]) => 28 - one === place).length
  const headStarts = new Map(
    Array.from({ length: 15 }, (_, index) => [`team ${index + 1}`, 10 - wins(index + 1)]),
  )
  // The last round, in which nobody floats.
  matches.push(finishedMatch(5, ['team 29', 'team 30'], null))
  headStarts.set('team 29', -0.5).set('team 30', -0.5)
  const { pairs } = draw({
    teamIds: swissTeams(30),
    points: pointRules['1-half-0'],
    matches,
    headStarts,
    withdrawn: new Set(),
  })
  const floats = pairs.filter(({ gap }) => gap > 0).map(({ teamIds }) => teamIds)
  expect(floats).toEqual([['team 15', 'team 20']])
})

/** The first solution for places in a group in depth-first order, with taking choices back. */
function firstByTrying(
  places: readonly number[],
  scheme: PairingScheme,
  hasMet: (one: number, other: number) => boolean,
): readonly (readonly number[])[] | null {
  const [first, ...others] = places
  if (first === undefined) return []
  const half = places.length / 2 - 1
  const order = {
    'top-half': [...others.slice(half), ...others.slice(0, half).reverse()],
    'top-bottom': others.toReversed(),
    adjacent: others,
  }[scheme]
  for (const other of order) {
    if (hasMet(first, other)) continue
    const rest = firstByTrying(
      others.filter(place => place !== other),
      scheme,
      hasMet,
    )
    if (rest !== null) return [[first, other], ...rest]
  }
  return null
}

test('the teams of a group that do not float are paired by the first solution of the scheme', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...schemes),
      fc.integer({ min: 2, max: 14 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer(),
      (scheme, count, rounds, seed) => {
        const history = randomHistory(count, rounds, chance(seed))
        const { ranked, met } = roundCosts(history)
        const placeOf = (teamId: string) => ranked.findIndex(team => team.teamId === teamId)
        const pairs = draw(history, scheme)
          .pairs.filter(({ isRematch, gap }) => !isRematch && gap === 0)
          .map(({ teamIds }) => teamIds.map(placeOf))
        const points = new Set(ranked.map(team => team.points))
        for (const value of points) {
          const inGroup = pairs.filter(([place = 0]) => ranked[place]?.points === value)
          const hasMet = (one: number, other: number) => (met[one]?.[other] ?? 0) > 0
          const places = inGroup.flat().sort((one, other) => one - other)
          expect(inGroup).toEqual(firstByTrying(places, scheme, hasMet))
        }
      },
    ),
    { numRuns: 400 },
  )
})

test('the result depends neither on the order of the input nor on the ids', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 40 }),
      fc.integer({ min: 0, max: 8 }),
      fc.integer(),
      (count, rounds, seed) => {
        const below = chance(seed)
        const history = randomHistory(count, rounds, below)
        const renamed = (teamId: string) => `${(Number(teamId.slice(5)) * 7919) % 104_729}`
        const other = {
          points: history.points,
          teamIds: history.teamIds.map(renamed),
          matches: history.matches.map(match => ({
            ...match,
            slots: match.slots.map(slot => ({
              ...slot,
              teamId: slot.teamId && renamed(slot.teamId),
            })) as never,
          })),
          headStarts: new Map([...history.headStarts].map(([teamId, points]) => [renamed(teamId), points])),
          withdrawn: new Set([...history.withdrawn].map(renamed)),
        }
        const records = [...swissRecords(other)]
        for (let index = records.length - 1; index > 0; index--) {
          const at = below(index + 1)
          records.splice(index, 0, ...records.splice(at, 1))
        }
        const pairing = pairSwissRound(records, { ...other, scheme: 'top-half' })
        const expected = roundOf(draw(history)).map(teamIds => teamIds.map(renamed))
        expect(roundOf(pairing)).toEqual(expected)
      },
    ),
    { numRuns: 100 },
  )
})

/**
 * The smallest gaps of a round without rematches, sorted from the largest, by trying all sets of up to 16 teams. Each
 * gap is a digit of the sum, so that larger gaps count more; null if every round has a rematch.
 */
function smallestGaps(history: SwissHistory): number | null {
  const { ranked, met } = roundCosts(history)
  const sums = new Float64Array(1 << ranked.length).fill(Number.POSITIVE_INFINITY)
  sums[0] = 0
  for (let teams = 1; teams < sums.length; teams++) {
    const first = 31 - Math.clz32(teams)
    for (let other = 0; other < first; other++) {
      if ((teams & (1 << other)) === 0 || met[first]?.[other] !== 0) continue
      const rest = sums[teams & ~(1 << first) & ~(1 << other)] ?? 0
      sums[teams] = Math.min(sums[teams] ?? 0, rest + gapDigit(pointsAt(other) - pointsAt(first)))
    }
  }
  const sum = sums.at(-1) ?? Number.POSITIVE_INFINITY
  return sum === Number.POSITIVE_INFINITY ? null : sum

  function pointsAt(place: number): number {
    return ranked[place]?.points ?? 0
  }
}

/** Up to eight gaps of up to 8 points, in steps of ½, have an exact sum. */
function gapDigit(gap: number): number {
  return gap === 0 ? 0 : 9 ** (2 * gap - 1)
}

test.each([14, 16])(
  '%i teams: in half as many rounds nobody meets again, and the gaps are the smallest',
  count => {
    for (const scheme of schemes) {
      for (const { history, pairing } of playSwiss(swissTeams(count), count / 2, scheme, chance(count))) {
        expect(pairing.rematches).toBe(0)
        expect(pairing.pairs.reduce((sum, { gap }) => sum + gapDigit(gap), 0)).toBe(smallestGaps(history))
      }
    }
  },
)

/** `npm run test:deep` plays half as many rounds as there are teams. */
const roundsOf256 = Number(process.env['SWISS_ROUNDS'] ?? 8)

test.each([
  [32, 16],
  [63, 31],
  [256, roundsOf256],
])('%i teams: in %i rounds nobody meets again or has a second bye', (count, rounds) => {
  for (const { pairing } of playSwiss(swissTeams(count), rounds, 'top-half', chance(count))) {
    expect(pairing.rematches).toBe(0)
    expect(pairing.isSecondBye).toBe(false)
    expect(pairing.pairs).toHaveLength(Math.floor(count / 2))
  }
})
