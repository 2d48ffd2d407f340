import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { chance } from '../../random/chance.ts'
import { openMatch, playedMatch, playedRounds, walkover } from '../testing/tableMatch.ts'
import { stageTable } from './stageTable.ts'
import type { TableRules } from '../model/tableRules.ts'
import type { TableMatch } from './teamRecords.ts'

// The deep run takes a hundred thousand groups.
vi.setConfig({ testTimeout: 300_000 })

declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

const numRuns = Number(process.env['TABLE_GROUPS'] ?? 3000)
const points = { win: 3, draw: 1, loss: 0 }
const ids = ['a', 'b', 'c', 'd', 'e', 'f']

/**
 * A group of up to six teams in which many results are equal; often a match is open, a walkover, or of one game whose
 * rounds are known.
 */
function randomGroup(luck: number): {
  readonly teams: readonly string[]
  readonly matches: readonly TableMatch[]
} {
  const below = chance(luck)
  const teams = ids.slice(0, 2 + below(5))
  const legs = 1 + below(2)
  const goals = 1 + below(3)
  const isComplete = below(3) > 0
  const matches: TableMatch[] = []
  for (const [index, one] of teams.entries()) {
    for (const other of teams.slice(index + 1)) {
      for (let leg = 0; leg < legs; leg++) {
        const round = 1 + below(4)
        if (!isComplete && below(5) === 0) matches.push(openMatch(round, one, other))
        else if (below(8) === 0) matches.push(walkover(round, one, other, [0, below(2)]))
        else if (below(2) === 0) matches.push(playedRounds(round, one, [below(goals), below(goals)], other))
        else matches.push(playedMatch(round, one, [below(goals), below(goals)], other))
      }
    }
  }
  return { teams, matches }
}

/** Not a number if the rounds of a match are not known. */
type Sums = readonly [
  points: number,
  difference: number,
  scored: number,
  roundDifference: number,
  roundsWon: number,
]

/** The rounds that a walkover counts in the random groups. */
const walkoverRounds = 2

/** The points, goals and rounds in the matches among the teams. */
function sumsAmong(teams: readonly string[], matches: readonly TableMatch[]): ReadonlyMap<string, Sums> {
  const sums = new Map<string, [number, number, number, number, number]>(
    teams.map(teamId => [teamId, [0, 0, 0, 0, 0]]),
  )
  for (const { slots, score, status, winner, forfeits, games } of matches) {
    const [one, other] = slots.map(({ teamId }) => sums.get(teamId ?? ''))
    if (one === undefined || other === undefined || status !== 'finished') continue
    if (winner === null) {
      one[0] += 1
      other[0] += 1
    } else {
      const best = winner === 0 ? one : other
      best[0] += 3
    }
    const isWalkover = forfeits[0] || forfeits[1]
    const rounds = isWalkover
      ? [forfeits[0] ? 0 : walkoverRounds, forfeits[1] ? 0 : walkoverRounds]
      : (games?.[0]?.rounds ?? (score[0] + score[1] === 0 ? [0, 0] : [Number.NaN, Number.NaN]))
    one[3] += (rounds[0] ?? 0) - (rounds[1] ?? 0)
    other[3] += (rounds[1] ?? 0) - (rounds[0] ?? 0)
    one[4] += rounds[0] ?? 0
    other[4] += rounds[1] ?? 0
    if (isWalkover) continue
    one[1] += score[0] - score[1]
    other[1] += score[1] - score[0]
    one[2] += score[0]
    other[2] += score[1]
  }
  return sums
}

function haveAllMet(teams: readonly string[], matches: readonly TableMatch[]): boolean {
  const counts = new Set<number>()
  for (const one of teams) {
    for (const other of teams) {
      const isMeeting = ({ slots, status }: TableMatch) =>
        status === 'finished' && slots[0].teamId === one && slots[1].teamId === other
      if (one < other) counts.add(matches.filter(isMeeting).length)
    }
  }
  return counts.size === 1 && !counts.has(0)
}

/** Sorts tied teams by one of their sums, and lists equal ones together, as all are if that of one is not known. */
function grouped(
  teams: readonly string[],
  sums: ReadonlyMap<string, Sums>,
  index: number,
): readonly (readonly string[])[] {
  const numberOf = (teamId: string) => sums.get(teamId)?.[index] ?? 0
  const values = [...new Set(teams.map(numberOf))].sort((one, other) => other - one)
  if (values.some(Number.isNaN)) return [teams]
  return values.map(value => teams.filter(teamId => numberOf(teamId) === value))
}

/** Sorts tied teams by several of their sums in turn. */
function groupedBy(teams: readonly string[], sums: ReadonlyMap<string, Sums>, indexes: readonly number[]) {
  return indexes.reduce<readonly (readonly string[])[]>(
    (classes, index) => classes.flatMap(tied => grouped(tied, sums, index)),
    [teams],
  )
}

/** The order that the rules of UEFA give, as its own regulations word it. */
function continuedOrder(
  teams: readonly string[],
  matches: readonly TableMatch[],
  count: number,
): readonly (readonly string[])[] {
  const all = sumsAmong(teams, matches)
  const indexes = Array.from({ length: count }, (_, index) => index)
  const again = (tied: readonly string[]): readonly (readonly string[])[] => {
    if (!haveAllMet(tied, matches)) return [tied]
    const classes = groupedBy(tied, sumsAmong(tied, matches), indexes)
    return classes.length === 1 ? classes : classes.flatMap(again)
  }
  return grouped(teams, all, 0)
    .flatMap(again)
    .flatMap(tied => groupedBy(tied, all, indexes.slice(1)))
}

/** The order if the whole list starts over for those who stay tied after any separation. */
function restartedOrder(
  teams: readonly string[],
  matches: readonly TableMatch[],
  count: number,
): readonly (readonly string[])[] {
  const all = sumsAmong(ids, matches)
  const indexes = Array.from({ length: count }, (_, index) => index)
  const steps: readonly (readonly [isAmong: boolean, index: number])[] = [
    [false, 0],
    ...indexes.map(index => [true, index] as const),
    ...indexes.slice(1).map(index => [false, index] as const),
  ]
  const start = (tied: readonly string[]): readonly (readonly string[])[] => {
    for (const [isAmong, index] of steps) {
      if (isAmong && !haveAllMet(tied, matches)) continue
      const sums = isAmong ? sumsAmong(tied, matches) : all
      const classes = grouped(tied, sums, index)
      if (classes.length > 1) return classes.flatMap(start)
    }
    return [tied]
  }
  return start(teams)
}

const games = ['game-difference', 'games-won'] as const
const rounds = ['round-difference', 'rounds-won'] as const

/** Rules that compare points and games, or rounds as well, if so many sums are compared. */
const rulesOf = (afterTie: TableRules['afterTie'], count = 3): TableRules => ({
  points,
  criteria: ['points', 'head-to-head', ...games, ...(count > 3 ? rounds : [])],
  afterTie,
  ...(count > 3 && { miniLeague: ['points', ...games, ...rounds], walkoverRounds }),
})

/** The teams of each place, in the order of their ids. */
function tableOrder(
  teams: readonly string[],
  matches: readonly TableMatch[],
  afterTie: TableRules['afterTie'],
  count = 3,
): readonly (readonly string[])[] {
  const byPlace = Map.groupBy(stageTable(teams, matches, rulesOf(afterTie, count)), ({ place }) => place.best)
  return [...byPlace.values()].map(rows => rows.map(({ record }) => record.teamId).sort())
}

test.each([
  ['continue', 3, continuedOrder],
  ['restart', 3, restartedOrder],
  ['continue', 5, continuedOrder],
  ['restart', 5, restartedOrder],
] as const)('%s, by %i sums: the order of random groups is that of another implementation', (...row) => {
  const [afterTie, count, otherOrder] = row
  fc.assert(
    fc.property(fc.integer(), luck => {
      const { teams, matches } = randomGroup(luck)
      const expected = otherOrder(teams, matches, count).map(tied => tied.toSorted())
      expect(tableOrder(teams, matches, afterTie, count)).toEqual(expected)
    }),
    { numRuns },
  )
})

test('the two modes differ in some of the random groups', () => {
  let differing = 0
  for (let luck = 0; luck < 300; luck++) {
    const { teams, matches } = randomGroup(luck)
    const [one, other] = (['continue', 'restart'] as const).map(mode => tableOrder(teams, matches, mode))
    if (JSON.stringify(one) !== JSON.stringify(other)) differing += 1
  }
  expect(differing).toBeGreaterThan(0)
})

test('other names, seeds and orders of the matches change no place', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.shuffledSubarray(ids, { minLength: ids.length }),
      fc.constantFrom('continue', 'restart'),
      (luck, names, afterTie) => {
        const { teams, matches } = randomGroup(luck)
        const renamed = (teamId: string) => names[ids.indexOf(teamId)] ?? ''
        const others = matches.map(match => {
          const [one, other] = match.slots.map(slot => ({ ...slot, teamId: renamed(slot.teamId ?? '') }))
          return one && other ? { ...match, slots: [one, other] as const } : match
        })
        const expected = tableOrder(teams, matches, afterTie).map(tied => tied.map(renamed).sort())
        const seeds = teams.map(renamed).sort()
        expect(tableOrder(seeds, others.reverse(), afterTie)).toEqual(expected)
      },
    ),
    { numRuns: 300 },
  )
})

test('places have no gap, a reason where they end and none within them; wins and games add up', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom('continue', 'restart'), (luck, afterTie) => {
      const { teams, matches } = randomGroup(luck)
      const rows = stageTable(teams, matches, rulesOf(afterTie))
      const over = matches.filter(({ status }) => status === 'finished')
      const draws = over.filter(({ winner }) => winner === null).length
      const total = (numberOf: (row: (typeof rows)[number]) => number) =>
        rows.reduce((sum, row) => sum + numberOf(row), 0)
      expect(total(({ record }) => record.points)).toBe(3 * (over.length - draws) + 2 * draws)
      expect(total(({ record }) => record.wins)).toBe(total(({ record }) => record.losses))
      expect(total(({ values }) => values['game-difference'] ?? 0)).toBe(0)
      for (const [index, { place, above }] of rows.entries()) {
        expect(rows.filter(other => other.place.best === place.best).length).toBe(
          place.worst - place.best + 1,
        )
        expect(place.best).toBeLessThanOrEqual(index + 1)
        expect(place.worst).toBeGreaterThanOrEqual(index + 1)
        const isEnd = place.worst === index + 1 && index + 1 < rows.length
        expect(above !== null).toBe(isEnd)
        if (above !== null) expect(above.own).toBeGreaterThan(above.other)
      }
    }),
    { numRuns: 300 },
  )
})
