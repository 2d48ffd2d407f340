import { expect, test } from 'vitest'
import type { TableCriterion } from '../../format/tableCriterion.ts'
import { type FootballGroup, footballGroups } from '../testing/footballGroups.ts'
import { byeOf, doubleForfeit, openMatch, playedMatch, walkover } from '../testing/tableMatch.ts'
import { rankAcrossGroups } from './rankAcrossGroups.ts'
import { stageTable, type TableRow } from './stageTable.ts'
import { defaultCriteria } from './tableCriteria.ts'
import type { TableRules } from '../model/tableRules.ts'
import { undecidedTies } from './undecidedTies.ts'

const points = { win: 3, draw: 1, loss: 0 }
const fifa: TableRules = {
  points,
  criteria: ['points', 'game-difference', 'games-won', 'head-to-head'],
  afterTie: 'continue',
}
const uefa: TableRules = { points, criteria: defaultCriteria['round-robin'], afterTie: 'continue' }

const idsOf = (rows: readonly TableRow[]) => rows.map(({ record }) => record.teamId)
const reasonsOf = (rows: readonly TableRow[]) => rows.map(({ above }) => above?.criterion ?? null)

function footballTable({ order, results }: FootballGroup, rules: TableRules): readonly TableRow[] {
  const matches = results.map(([home, goals, against, away], index) =>
    playedMatch(Math.floor(index / 2) + 1, home, [goals, against], away),
  )
  return stageTable(order.toSorted(), matches, rules)
}

const eventGroups = (event: FootballGroup['event']) => footballGroups.filter(group => group.event === event)
const isDrawnByLots = ({ event, group }: FootballGroup) => event === 'World Cup 2018' && group === 'H'

test.each(footballGroups.filter(group => group.event !== 'Euro 2020' && !isDrawnByLots(group)))(
  '$event, group $group: the official order by the criteria of FIFA',
  group => {
    const table = footballTable(group, fifa)
    expect(idsOf(table)).toEqual(group.order)
    expect(undecidedTies(table, [1, 2, 3])).toEqual([])
  },
)

test.each(eventGroups('Euro 2020'))(
  '$event, group $group: the official order by the criteria of UEFA',
  group => {
    const table = footballTable(group, uefa)
    expect(idsOf(table)).toEqual(group.order)
    expect(undecidedTies(table, [1, 2, 3])).toEqual([])
  },
)

test('Japan and Senegal, which only yellow cards separated, are tied for places 2 and 3', () => {
  const group = footballGroups.find(isDrawnByLots) as FootballGroup
  const tie = { teamIds: ['JPN', 'SEN'], place: { best: 2, worst: 3 }, lines: [2], lacksRounds: false }
  for (const rules of [fifa, uefa]) {
    const table = footballTable(group, rules)
    expect(undecidedTies(table, [1, 2])).toEqual([tie])
    expect(undecidedTies(table, [1, 3])).toEqual([])
    const lots = [{ by: 'lot', teamIds: ['SEN', 'JPN'] }] as const
    expect(idsOf(footballTable(group, { ...rules, tieOrders: lots }))).toEqual(['COL', 'SEN', 'JPN', 'POL'])
    const decision = { by: 'decision', teamIds: ['JPN', 'SEN'] } as const
    const decided = footballTable(group, { ...rules, tieOrders: [...lots, decision] })
    expect(idsOf(decided)).toEqual(group.order)
    expect(decided[1]?.above).toEqual({ criterion: 'decision', miniLeague: null, own: 1, other: 2 })
    const otherTie = { by: 'lot', teamIds: ['JPN', 'SEN', 'POL'] } as const
    expect(undecidedTies(footballTable(group, { ...rules, tieOrders: [otherTie] }), [2])).toEqual([tie])
  }
})

test('the two orders differ where Germany had beaten Portugal, which had more goals', () => {
  const differing = footballGroups.filter(
    group => idsOf(footballTable(group, fifa)).join() !== idsOf(footballTable(group, uefa)).join(),
  )
  expect(differing.map(({ event, group }) => `${event} ${group}`)).toEqual(['Euro 2020 F'])
  const [group] = differing as [FootballGroup]
  expect(idsOf(footballTable(group, fifa))).toEqual(['FRA', 'POR', 'GER', 'HUN'])
  expect(footballTable(group, uefa).map(({ above }) => above)).toEqual([
    { criterion: 'points', miniLeague: null, own: 5, other: 4 },
    {
      criterion: 'head-to-head',
      miniLeague: { criterion: 'points', teamIds: ['GER', 'POR'] },
      own: 3,
      other: 0,
    },
    { criterion: 'points', miniLeague: null, own: 4, other: 2 },
    null,
  ])
})

test('the best thirds of Euro 2020 are those that advanced', () => {
  const groups = eventGroups('Euro 2020')
  const tables = groups.map(group => footballTable(group, uefa))
  const rows = rankAcrossGroups(tables, 3, {
    points,
    criteria: ['points', 'game-difference', 'games-won', 'wins'],
  })
  expect(idsOf(rows)).toEqual(['POR', 'CZE', 'SUI', 'UKR', 'FIN', 'SVK'])
  expect(rows[0]).toMatchObject({ group: 5, place: { best: 1, worst: 1 } })
  expect(reasonsOf(rows)).toEqual([
    'games-won',
    'game-difference',
    'points',
    'game-difference',
    'game-difference',
    null,
  ])
  const advanced = groups.filter(group => group.advanced === 3).map(({ order }) => order[2])
  expect(idsOf(rows.slice(0, 4)).toSorted()).toEqual(advanced.toSorted())
})

/** A, B and C have 6 points each; A is ahead among them, and B and C drew. B won higher against D. */
const threeTied = [
  playedMatch(1, 'A', [2, 0], 'B'),
  playedMatch(2, 'A', [1, 0], 'C'),
  playedMatch(3, 'B', [1, 1], 'C'),
  playedMatch(4, 'D', [1, 0], 'A'),
  playedMatch(5, 'E', [1, 0], 'A'),
  playedMatch(1, 'F', [1, 0], 'A'),
  playedMatch(2, 'B', [5, 0], 'D'),
  playedMatch(4, 'B', [0, 0], 'E'),
  playedMatch(5, 'B', [0, 0], 'F'),
  playedMatch(1, 'C', [1, 0], 'D'),
  playedMatch(4, 'C', [0, 0], 'F'),
  playedMatch(5, 'C', [0, 0], 'E'),
  playedMatch(3, 'E', [1, 0], 'D'),
  playedMatch(6, 'E', [1, 0], 'F'),
  playedMatch(6, 'F', [1, 0], 'D'),
]

test('after the head-to-head of three has separated one, the two modes order the other two differently', () => {
  const ids = ['A', 'B', 'C', 'D', 'E', 'F']
  const continued = stageTable(ids, threeTied, uefa)
  const restarted = stageTable(ids, threeTied, { ...uefa, afterTie: 'restart' })
  expect(idsOf(continued)).toEqual(['E', 'F', 'A', 'C', 'B', 'D'])
  expect(idsOf(restarted)).toEqual(['E', 'F', 'A', 'B', 'C', 'D'])
  const miniLeague = { criterion: 'game-difference', teamIds: ['A', 'B', 'C'] }
  expect(continued[3]?.above).toEqual({ criterion: 'head-to-head', miniLeague, own: -1, other: -2 })
  expect(restarted[3]?.above).toEqual({ criterion: 'game-difference', miniLeague: null, own: 3, other: 0 })
  expect(restarted[2]?.above).toMatchObject({ criterion: 'head-to-head', own: 6, other: 1 })
})

test('without a match among the tied teams, head-to-head separates none of them', () => {
  const matches = [
    playedMatch(1, 'A', [2, 0], 'C'),
    playedMatch(1, 'B', [2, 0], 'D'),
    openMatch(2, 'A', 'B'),
    playedMatch(2, 'C', [2, 1], 'D'),
  ]
  const rows = stageTable(['A', 'B', 'C', 'D'], matches, { ...uefa, criteria: ['points', 'head-to-head'] })
  expect(rows.map(({ record, place }) => [record.teamId, place.best, place.worst])).toEqual([
    ['A', 1, 3],
    ['B', 1, 3],
    ['C', 1, 3],
    ['D', 4, 4],
  ])
  expect(reasonsOf(rows)).toEqual([null, null, 'points', null])
})

test('a walkover counts for points but not for games; a double forfeit is a loss for both', () => {
  const matches = [
    walkover(1, 'A', 'B', [1, 1]),
    playedMatch(2, 'A', [1, 2], 'C'),
    doubleForfeit(3, 'B', 'C'),
  ]
  const criteria = ['points', 'game-difference', 'games-won', 'wins', 'fewer-forfeits'] as const
  const rows = stageTable(['A', 'B', 'C'], matches, { ...uefa, criteria })
  expect(rows.map(({ record, values }) => [record.teamId, ...criteria.map(name => values[name])])).toEqual([
    ['C', 3, 1, 2, 1, 1],
    ['A', 3, -1, 1, 1, 0],
    ['B', 0, 0, 0, 0, 2],
  ])
})

test('the seed separates all; without any criterion all share all places in the order of seeds', () => {
  const of = (criteria: readonly TableCriterion[]) => stageTable(['B', 'A', 'C'], [], { ...uefa, criteria })
  expect(of(['seed']).map(({ place }) => place.best)).toEqual([1, 2, 3])
  expect(of(['seed'])[0]?.above).toEqual({ criterion: 'seed', miniLeague: null, own: 1, other: 2 })
  expect(idsOf(of(['points']))).toEqual(['B', 'A', 'C'])
  expect(of(['points']).map(({ place }) => place)).toEqual(Array(3).fill({ best: 1, worst: 3 }))
  expect(of(['points']).map(({ above }) => above)).toEqual([null, null, null])
})

test('across groups of different sizes, results against the last of the larger ones do not count', () => {
  const small = [
    playedMatch(1, 'A', [2, 0], 'B'),
    playedMatch(2, 'A', [2, 0], 'C'),
    playedMatch(3, 'B', [2, 1], 'C'),
  ]
  const large = [
    playedMatch(1, 'K', [2, 0], 'L'),
    playedMatch(1, 'M', [2, 0], 'N'),
    playedMatch(2, 'K', [2, 0], 'M'),
    playedMatch(2, 'L', [2, 0], 'N'),
    playedMatch(3, 'K', [2, 0], 'N'),
    playedMatch(3, 'L', [2, 0], 'M'),
  ]
  const rules = { points, criteria: ['points', 'game-difference'] } as const
  const groups = [stageTable(['A', 'B', 'C'], small, uefa), stageTable(['K', 'L', 'M', 'N'], large, uefa)]
  const second = rankAcrossGroups(groups, 2, rules)
  expect(second.map(({ record, values }) => [record.teamId, values])).toEqual([
    ['L', { points: 3, 'game-difference': 0 }],
    ['B', { points: 3, 'game-difference': -1 }],
  ])
  // As long as it is not decided who is last in the larger group, all results count, by match.
  const ofFirst = large.filter(({ slots }) => slots[0].teamId === 'K')
  const open = [groups[0] ?? [], stageTable(['K', 'L', 'M', 'N'], ofFirst, uefa)]
  const first = rankAcrossGroups(open, 1, rules)
  expect(first.map(({ record, values }) => [record.teamId, values])).toEqual([
    ['A', { points: 3, 'game-difference': 2 }],
    ['K', { points: 3, 'game-difference': 2 }],
  ])
  expect(first[0]?.place).toEqual({ best: 1, worst: 2 })
  const lots = [{ by: 'lot', teamIds: ['K', 'A'] }] as const
  expect(idsOf(rankAcrossGroups(open, 1, { ...rules, tieOrders: lots }))).toEqual(['K', 'A'])
  expect(rankAcrossGroups(open, 2, rules).map(({ group }) => group)).toEqual([0])
})

test('across groups, a withdrawal does not change what the same results are worth', () => {
  const results = (ids: readonly [string, string, string, string]) => {
    const [one, two, three, four] = ids
    return [
      playedMatch(1, one, [2, 0], two),
      playedMatch(1, three, [2, 0], four),
      playedMatch(2, one, [2, 0], three),
      playedMatch(2, two, [2, 0], four),
      playedMatch(3, one, [2, 0], four),
      playedMatch(3, two, [2, 0], three),
    ]
  }
  const rules = { points, criteria: ['points', 'game-difference'] } as const
  const whole = stageTable(['A', 'B', 'C', 'D'], results(['A', 'B', 'C', 'D']), uefa)
  const left = (teamId: string) =>
    stageTable(['K', 'L', 'M', 'N'], results(['K', 'L', 'M', 'N']), uefa, { withdrawn: new Set([teamId]) })
  const second = rankAcrossGroups([whole, left('N')], 2, rules)
  expect(second.map(({ record, values, place }) => [record.teamId, values, place.best])).toEqual([
    ['B', { points: 6, 'game-difference': 2 }, 1],
    ['L', { points: 6, 'game-difference': 2 }, 1],
  ])
  // A smaller group has nobody to compare with the team that has left.
  const small = results(['X', 'Y', 'Z', '']).filter(({ slots }) => slots.every(({ teamId }) => teamId !== ''))
  const first = rankAcrossGroups([stageTable(['X', 'Y', 'Z'], small, uefa), left('M')], 1, rules)
  expect(first.map(({ record, values }) => [record.teamId, values])).toEqual([
    ['X', { points: 6, 'game-difference': 4 }],
    ['K', { points: 6, 'game-difference': 4 }],
  ])
})

test('the results against a last team count if it is not decided who else is below the smallest group', () => {
  const pairs = [
    'A B 2',
    'A C 2',
    'B C 2',
    'K L 1',
    'K M 1',
    'K N 1',
    'K O 5',
    'L M 1',
    'L N 1',
    'L O 1',
    'M O 1',
    'N O 1',
  ]
  const matches = pairs.map((text, index) => {
    const [one = '', other = '', games = ''] = text.split(' ')
    return playedMatch(index + 1, one, [Number(games), 0], other)
  })
  const groups = [
    stageTable(['A', 'B', 'C'], matches, uefa),
    stageTable(['K', 'L', 'M', 'N', 'O'], matches, uefa),
  ]
  const rows = rankAcrossGroups(groups, 1, { points, criteria: ['points', 'game-difference'] })
  // M and N share the places 3 and 4, so that the differences are divided by two and four matches.
  expect(rows.map(({ record, values }) => [record.teamId, values['game-difference']])).toEqual([
    ['A', 2],
    ['K', 2],
  ])
})

test('a bye is a win for the team that is there, and nothing for one that has left', () => {
  const bye = byeOf(1, 'A')
  const matches = [
    bye,
    { ...bye, winner: null, slots: [bye.slots[1], { ...bye.slots[0], teamId: 'B' }] },
  ] as const
  const rows = stageTable(['A', 'B'], matches, uefa)
  expect(rows.map(({ record: { points, draws, meetings } }) => [points, draws, meetings.length])).toEqual([
    [3, 0, 1],
    [0, 0, 0],
  ])
})

test('a team with fewer forfeits is above one with more', () => {
  const matches = [walkover(1, 'A', 'B'), playedMatch(2, 'C', [2, 0], 'A'), playedMatch(3, 'B', [2, 0], 'C')]
  const rows = stageTable(['B', 'A', 'C'], matches, { ...uefa, criteria: ['points', 'fewer-forfeits'] })
  expect(rows.map(({ record, place }) => [record.teamId, place.best])).toEqual([
    ['A', 1],
    ['C', 1],
    ['B', 3],
  ])
  expect(rows[1]?.above).toEqual({ criterion: 'fewer-forfeits', miniLeague: null, own: 0, other: 1 })
})

test('equal wins: fewer losses are above in the order of Valve', () => {
  const matches = [
    playedMatch(1, 'A', [2, 0], 'C'),
    playedMatch(2, 'C', [2, 0], 'A'),
    playedMatch(3, 'B', [2, 0], 'D'),
    playedMatch(4, 'E', [2, 0], 'A'),
  ]
  const rows = stageTable(['A', 'B', 'C', 'D', 'E'], matches, {
    ...uefa,
    criteria: defaultCriteria['valve-swiss'],
  })
  expect(rows.map(({ record, values }) => [record.teamId, values.record])).toEqual([
    ['B', 1],
    ['E', 1],
    ['C', 0],
    ['A', -1],
    ['D', -1],
  ])
})
