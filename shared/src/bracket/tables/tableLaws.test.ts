import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { chance } from '../../random/chance.ts'
import {
  doubleForfeit,
  openMatch,
  playedMatch,
  playedRounds,
  playedSeries,
  walkover,
} from '../testing/tableMatch.ts'
import { stageTable } from './stageTable.ts'
import type { TableRules } from '../model/tableRules.ts'
import type { TableMatch } from './teamRecords.ts'

// The deep run takes a hundred thousand groups.
vi.setConfig({ testTimeout: 300_000 })

declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

const numRuns = Number(process.env['TABLE_GROUPS'] ?? 1000)
const points = { win: 3, draw: 1, loss: 0 }
const ids = ['a', 'b', 'c', 'd', 'e', 'f']

/**
 * A group of up to six teams in which many results are equal; often a match is open, a walkover, or of games of which
 * all rounds are known, or some.
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
        else if (below(30) === 0) matches.push(doubleForfeit(round, one, other))
        else if (below(4) === 0) matches.push(randomSeries(round, one, other, below))
        else if (below(2) === 0) matches.push(playedRounds(round, one, [below(goals), below(goals)], other))
        else matches.push(playedMatch(round, one, [below(goals), below(goals)], other))
      }
    }
  }
  return { teams, matches }
}

/** One to three games; now and then the rounds of one of them are not known. */
function randomSeries(round: number, one: string, other: string, below: (n: number) => number): TableMatch {
  const rounds = () => (below(8) === 0 ? undefined : ([below(3), below(3)] as const))
  const count = 1 + below(3)
  return playedSeries(
    round,
    one,
    Array.from({ length: count }, () => [([0, 1, 'draw'] as const)[below(3)] ?? 0, rounds()]),
    other,
  )
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
    if (forfeits[0] && forfeits[1]) continue
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
      : roundsIn(games ?? unnamed(score[0] + score[1]))
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

function unnamed(count: number): readonly { readonly rounds?: undefined }[] {
  return Array.from({ length: count }, () => ({}))
}

function roundsIn(all: readonly { readonly rounds?: readonly [number, number] | undefined }[]) {
  return [0, 1].map(side =>
    all.reduce(
      (sum, { rounds: of }) => sum + (side === 0 ? (of?.[0] ?? Number.NaN) : (of?.[1] ?? Number.NaN)),
      0,
    ),
  )
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

/** The sums that are compared in the matches among tied teams, then in all their matches. */
interface Order {
  readonly among: readonly number[]
  readonly overall: readonly number[]
}

/** The order that the rules of UEFA give, as its own regulations word it. */
function continuedOrder(
  teams: readonly string[],
  matches: readonly TableMatch[],
  { among, overall }: Order,
): readonly (readonly string[])[] {
  const all = sumsAmong(teams, matches)
  const again = (tied: readonly string[]): readonly (readonly string[])[] => {
    if (!haveAllMet(tied, matches)) return [tied]
    const classes = groupedBy(tied, sumsAmong(tied, matches), among)
    return classes.length === 1 ? classes : classes.flatMap(again)
  }
  return grouped(teams, all, 0)
    .flatMap(again)
    .flatMap(tied => groupedBy(tied, all, overall))
}

/** The order if the whole list starts over for those who stay tied after any separation. */
function restartedOrder(
  teams: readonly string[],
  matches: readonly TableMatch[],
  { among, overall }: Order,
): readonly (readonly string[])[] {
  const all = sumsAmong(ids, matches)
  const steps: readonly (readonly [isAmong: boolean, index: number])[] = [
    [false, 0],
    ...among.map(index => [true, index] as const),
    ...overall.map(index => [false, index] as const),
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

const sumNames = ['points', 'game-difference', 'games-won', 'round-difference', 'rounds-won'] as const
const namesOf = (indexes: readonly number[]) => indexes.flatMap(index => sumNames[index] ?? [])
/** Points, then games. */
const byGames: Order = { among: [0, 1, 2], overall: [1, 2] }

const rulesOf = (afterTie: TableRules['afterTie'], { among, overall }: Order = byGames): TableRules => ({
  points,
  criteria: ['points', 'head-to-head', ...namesOf(overall)],
  afterTie,
  miniLeague: namesOf(among),
  walkoverRounds,
})

/** The teams of each place, in the order of their ids. */
function tableOrder(
  teams: readonly string[],
  matches: readonly TableMatch[],
  afterTie: TableRules['afterTie'],
  order?: Order,
): readonly (readonly string[])[] {
  const byPlace = Map.groupBy(stageTable(teams, matches, rulesOf(afterTie, order)), ({ place }) => place.best)
  return [...byPlace.values()].map(rows => rows.map(({ record }) => record.teamId).sort())
}

/** Any order of the sums, such as those of FIBA, UEFA and FIDE, which compare only points among the tied. */
const anyOrder = fc.oneof(
  fc.constantFrom<Order>(byGames, { among: [0], overall: [1, 2] }, { among: [0, 3, 4], overall: [3, 4] }),
  fc.record({
    among: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 1 }),
    overall: fc.shuffledSubarray([1, 2, 3, 4]),
  }),
)

test.each([
  ['continue', continuedOrder],
  ['restart', restartedOrder],
] as const)('%s: the order of random groups is that of another implementation', (afterTie, otherOrder) => {
  fc.assert(
    fc.property(fc.integer(), anyOrder, (luck, order) => {
      const { teams, matches } = randomGroup(luck)
      const expected = otherOrder(teams, matches, order).map(tied => tied.toSorted())
      expect(tableOrder(teams, matches, afterTie, order)).toEqual(expected)
    }),
    { numRuns: 2 * numRuns },
  )
})

test('the two modes differ in some of the random groups', () => {
  let differing = 0
  for (let luck = 0; luck < 10_000 && differing === 0; luck++) {
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
      const lostByBoth = over.filter(({ forfeits }) => forfeits[0] && forfeits[1]).length
      const draws = over.filter(({ winner }) => winner === null).length - lostByBoth
      const total = (numberOf: (row: (typeof rows)[number]) => number) =>
        rows.reduce((sum, row) => sum + numberOf(row), 0)
      expect(total(({ record }) => record.points)).toBe(3 * (over.length - draws - lostByBoth) + 2 * draws)
      expect(total(({ record }) => record.wins) + 2 * lostByBoth).toBe(total(({ record }) => record.losses))
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
