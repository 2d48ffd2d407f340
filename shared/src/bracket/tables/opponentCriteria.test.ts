import { expect, test } from 'vitest'
import { valveOrder } from '../pairing/valvePairing.ts'
import { byeOf, openMatch, playedMatch, walkover } from '../testing/tableMatch.ts'
import { stageTable } from './stageTable.ts'
import type { NumberCriterion } from './tableCriteria.ts'
import type { PointRules } from '../model/tableRules.ts'
import { type Absences, type TableMatch, teamRecords } from './teamRecords.ts'

const chess = { win: 1, draw: 0.5, loss: 0 }
const ids = ['A', 'B', 'C', 'D', 'E']

/**
 * Five teams, three rounds: A 2½, B 2, C 1½, D 1, E 1. E and D have a bye in rounds 1 and 2; E withdraws after round 2.
 */
const swiss = [
  playedMatch(1, 'A', [2, 0], 'B'),
  playedMatch(1, 'C', [2, 1], 'D'),
  byeOf(1, 'E'),
  playedMatch(2, 'A', [1, 1], 'C'),
  playedMatch(2, 'B', [2, 0], 'E'),
  byeOf(2, 'D'),
  playedMatch(3, 'A', [2, 0], 'D'),
  playedMatch(3, 'B', [2, 1], 'C'),
]

function criterionValues(
  criterion: NumberCriterion,
  matches: readonly TableMatch[] = swiss,
  points: PointRules = chess,
): Readonly<Record<string, number | null | undefined>> {
  const rows = stageTable(ids, matches, { points, criteria: [criterion], afterTie: 'continue' })
  return Object.fromEntries(rows.map(({ record, values }) => [record.teamId, values[criterion]]))
}

test('the points of the example', () => {
  expect(criterionValues('points')).toEqual({ A: 2.5, B: 2, C: 1.5, D: 1, E: 1 })
})

// For their opponents, D has ½ for its bye, and E ½ for its bye and ½ for the round after its withdrawal.
test('Buchholz: an own round without an opponent adds the own points, one of an opponent counts as a draw', () => {
  expect(criterionValues('buchholz')).toEqual({
    A: 2 + 1.5 + 0.5,
    B: 2.5 + 1 + 1.5,
    C: 0.5 + 2.5 + 2,
    D: 1.5 + 1 + 2.5,
    E: 1 + 2 + 1,
  })
})

test('Buchholz without the lowest opponent, and without the lowest and highest one', () => {
  expect(criterionValues('buchholz-cut-1')).toEqual({ A: 3.5, B: 4, C: 4.5, D: 4, E: 3 })
  expect(criterionValues('median-buchholz')).toEqual({ A: 1.5, B: 1.5, C: 2, D: 1.5, E: 1 })
  const first = swiss.slice(0, 1)
  expect(criterionValues('buchholz-cut-1', first)).toEqual({ A: 0, B: 0, C: 0, D: 0, E: 0 })
  expect(criterionValues('median-buchholz', first)).toEqual({ A: 0, B: 0, C: 0, D: 0, E: 0 })
})

test('an open match is no round without an opponent, and a later round does not count before its first result', () => {
  const first = [
    playedMatch(1, 'A', [2, 0], 'B'),
    openMatch(1, 'C', 'D'),
    byeOf(1, 'E'),
    openMatch(2, 'A', 'C'),
  ]
  expect(criterionValues('buchholz', first)).toEqual({ A: 0, B: 1, C: 0, D: 0, E: 1 })
  const second = [...first, playedMatch(2, 'B', [2, 1], 'E'), byeOf(2, 'D')]
  // A and C still have to play; D had a bye.
  expect(criterionValues('buchholz', second)).toEqual({ A: 1, B: 1 + 0.5, C: 0, D: 1, E: 1 + 1 })
})

test('a missed round counts as a bye with its points, and for an opponent as a draw', () => {
  const matches = [
    playedMatch(1, 'A', [2, 0], 'B'),
    byeOf(1, 'C'),
    playedMatch(2, 'A', [2, 0], 'L'),
    playedMatch(2, 'B', [2, 1], 'C'),
  ]
  const late = new Map([['L', { missedRounds: 1, pointsPerMissedRound: 1 } as const]])
  const criteria = ['points', 'buchholz', 'sonneborn-berger', 'opponents-match-rate'] as const
  const rules = { points: chess, criteria, afterTie: 'continue' } as const
  const rows = stageTable(['A', 'B', 'C', 'L'], matches, rules, { late })
  const valuesOf = (id: string) => rows.find(({ record }) => record.teamId === id)?.values
  expect(valuesOf('A')).toEqual({
    points: 2,
    buchholz: 1 + 0.5,
    'sonneborn-berger': 1 + 0.5,
    // The late entry has no points from its only match.
    'opponents-match-rate': 0.416666667,
  })
  expect(valuesOf('L')).toMatchObject({ points: 1, buchholz: 2 + 1, 'sonneborn-berger': 1 })
})

test('a team that withdraws has no row, and stays the opponent that it was', () => {
  const criteria = [
    'points',
    'buchholz',
    'buchholz-cut-1',
    'median-buchholz',
    'difficulty',
    'sonneborn-berger',
    'opponents-match-rate',
    'seed',
  ] as const
  const rules = { points: chess, criteria, afterTie: 'continue' } as const
  const valuesOf = (absences: Absences) =>
    stageTable(ids, swiss, rules, absences).map(({ record, values }) => [record.teamId, values])
  for (const left of ids) {
    const without = valuesOf({}).filter(([teamId]) => teamId !== left)
    expect(valuesOf({ withdrawn: new Set([left]) })).toEqual(without)
  }
})

test('the table ranks by the difficulty by which Valve pairs, with withdrawn opponents', () => {
  const rules = { points: chess, criteria: ['wins', 'difficulty'], afterTie: 'continue' } as const
  const withdrawn = new Set(['B'])
  const paired = valveOrder([...teamRecords(ids, swiss, chess, { withdrawn }).values()])
  for (const { record, values } of stageTable(ids, swiss, rules, { withdrawn })) {
    const same = paired.find(each => each.record.teamId === record.teamId)
    expect([record.teamId, values.difficulty]).toEqual([record.teamId, same?.difficulty])
  }
})

test('a walkover is a match like any other for Buchholz', () => {
  const matches = [walkover(1, 'A', 'B'), walkover(1, 'C', 'D'), playedMatch(2, 'A', [2, 0], 'C')]
  expect(criterionValues('buchholz', matches)).toMatchObject({ A: 0.5 + 1, B: 2 + 0, C: 0.5 + 2 })
})

test('difficulty adds up wins minus losses of the opponents, and a bye adds nothing', () => {
  // A 2–0, B 2–1, C 1–1, D 1–2, E 1–1, byes included.
  expect(criterionValues('difficulty')).toEqual({ A: 1 + 0 - 1, B: 2 + 0 + 0, C: -1 + 2 + 1, D: 0 + 2, E: 1 })
})

test('Sonneborn–Berger adds the points of beaten opponents, and half of those in draws', () => {
  expect(criterionValues('sonneborn-berger')).toEqual({
    A: 2 + 1.5 / 2 + 0.5,
    B: 1 + 1.5,
    C: 0.5 + 2.5 / 2,
    D: 1,
    E: 1,
  })
})

test('the match rate of the opponents is the mean of their points by match, each at least a third', () => {
  const points = { win: 3, draw: 1, loss: 0 }
  // A 7 of 9, B 6 of 9, C 4 of 9, D 3 of 9, E 3 of 6.
  const rates = criterionValues('opponents-match-rate', swiss, points)
  expect(rates['A']).toBeCloseTo((6 / 9 + 4 / 9 + 3 / 9) / 3, 8)
  expect(rates['B']).toBeCloseTo((7 / 9 + 1 / 2 + 4 / 9) / 3, 8)
  expect(rates['E']).toBeCloseTo(6 / 9, 8)
  const lost = [playedMatch(1, 'A', [2, 0], 'B'), byeOf(1, 'C')]
  expect(criterionValues('opponents-match-rate', lost, points)).toMatchObject({ A: 0.333333333, B: 1, C: 0 })
})

test('means of the same rates are equal, whatever the order of the matches', () => {
  const points = { win: 3, draw: 1, loss: 0 }
  // C and D have 3 points of 9, E has 4; the sums of the three fractions differ in the last bit.
  const matches = [
    playedMatch(1, 'C', [2, 0], 'A'),
    playedMatch(2, 'A', [2, 0], 'D'),
    playedMatch(3, 'E', [2, 0], 'A'),
    playedMatch(1, 'B', [2, 0], 'E'),
    playedMatch(2, 'B', [2, 0], 'C'),
    playedMatch(3, 'D', [2, 0], 'B'),
    playedMatch(4, 'F', [2, 0], 'C'),
    playedMatch(4, 'F', [2, 0], 'D'),
    playedMatch(4, 'F', [1, 1], 'E'),
  ]
  const rules = { points, criteria: ['opponents-match-rate'], afterTie: 'continue' } as const
  const rows = stageTable([...ids, 'F'], matches, rules)
  const placeOf = (id: string) => rows.find(({ record }) => record.teamId === id)?.place
  expect(placeOf('A')).toEqual(placeOf('B'))
})
