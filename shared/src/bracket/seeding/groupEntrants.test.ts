import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chance } from '../../random/chance.ts'
import { checkGroups, type GroupMethod, type Groups, groupEntrants } from './groupEntrants.ts'

const teamsOf = (count: number) => Array.from({ length: count }, (_, index) => `t${index + 1}`)

function grouped(
  count: number,
  groups: number,
  method: GroupMethod,
  apart: readonly (readonly string[])[] = [],
  draw = 'text',
): Groups | null {
  const outcome = groupEntrants(teamsOf(count), { method, groups, draw, apart })
  return outcome.ok ? outcome.value : null
}

const isTogether = (groups: Groups, apart: readonly (readonly string[])[]) =>
  groups.some(group => apart.some(set => set.filter(teamId => group.includes(teamId)).length > 1))

test('a snake of ten teams in four groups', () => {
  expect(grouped(10, 4, 'snake')).toEqual([
    ['t1', 't8', 't9'],
    ['t2', 't7', 't10'],
    ['t3', 't6'],
    ['t4', 't5'],
  ])
})

test('in a snake, a team that must be apart from another one goes to the next group, and the others close up', () => {
  expect(grouped(8, 4, 'snake', [['t4', 't5']])).toEqual([
    ['t1', 't8'],
    ['t2', 't7'],
    ['t3', 't5'],
    ['t4', 't6'],
  ])
  // t8 has no group left unless t6 and t7 leave it one.
  const last = grouped(8, 4, 'snake', [
    ['t1', 't8'],
    ['t2', 't8'],
    ['t3', 't8'],
  ])
  expect(last?.[3]).toEqual(['t4', 't8'])
})

test('pots give each group one team of each tier; a draw gives groups of equal size', () => {
  for (const [count, groups] of [
    [12, 3],
    [14, 4],
    [33, 8],
  ] as const) {
    for (const draw of ['one', 'two', 'three']) {
      const pots = grouped(count, groups, 'pots', [['t1', 't6']], draw) ?? []
      expect(pots.flat().toSorted()).toEqual(teamsOf(count).toSorted())
      for (const group of pots) {
        const tiers = group.map(teamId => Math.ceil(Number(teamId.slice(1)) / groups))
        expect(new Set(tiers).size).toBe(group.length)
      }
      const drawn = grouped(count, groups, 'draw', [['t1', 't6']], draw) ?? []
      expect(drawn.flat().toSorted()).toEqual(teamsOf(count).toSorted())
      const sizes = drawn.map(group => group.length)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      expect(isTogether([...pots, ...drawn], [['t1', 't6']])).toBe(false)
    }
  }
})

test('the same text draws the same groups, and another one others', () => {
  for (const method of ['pots', 'draw'] as const) {
    expect(grouped(16, 4, method, [], 'x')).toEqual(grouped(16, 4, method, [], 'x'))
    expect(grouped(16, 4, method, [], 'x')).not.toEqual(grouped(16, 4, method, [], 'y'))
  }
})

test('each result of a draw that keeps two teams apart is equally likely', () => {
  const counts = new Map<string, number>()
  for (let draw = 0; draw < 3000; draw++) {
    const groups = grouped(6, 2, 'draw', [['t1', 't2']], String(draw)) ?? []
    const partners = groups.find(group => group.includes('t1'))?.filter(teamId => teamId !== 't1') ?? []
    const key = partners.toSorted().join()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  expect([...counts.keys()].toSorted()).toEqual(['t3,t4', 't3,t5', 't3,t6', 't4,t5', 't4,t6', 't5,t6'])
  for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(100)
})

test('so is each of pots, where drawing team by team would prefer one', () => {
  const counts = new Map<string, number>()
  const apart = [
    ['t1', 't4'],
    ['t2', 't5'],
  ]
  for (let draw = 0; draw < 3000; draw++) {
    const groups = grouped(6, 3, 'pots', apart, String(draw)) ?? []
    const key = ['t1', 't2', 't3'].map(teamId => groups.find(group => group[0] === teamId)?.[1]).join()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  expect([...counts.keys()].toSorted()).toEqual(['t5,t4,t6', 't5,t6,t4', 't6,t4,t5'])
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
})

test.each([20, 21])('the only two parts of %i teams that keep all pairs apart are found', count => {
  const parts = [teamsOf(count).slice(0, -10), teamsOf(count).slice(-10)] as const
  const apart = parts[0].flatMap(one => parts[1].map(other => [one, other]))
  for (const draw of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const groups = grouped(count, 2, 'draw', apart, draw) ?? []
    expect(new Set(groups.map(group => group.toSorted().join()))).toEqual(
      new Set(parts.map(part => part.toSorted().join())),
    )
  }
})

test('it is certain that three teams of a tier do not fit into the only two groups that are left for them', () => {
  const [banned, last] = [teamsOf(14), ['t49', 't50', 't51']]
  const apart = banned.flatMap(one => last.map(other => [one, other]))
  for (const method of ['snake', 'pots'] as const)
    expect(groupEntrants(teamsOf(64), { method, groups: 16, draw: '', apart })).toMatchObject({
      code: 'no-such-groups',
      facts: { isCertain: true },
    })
})

/** Whether any groups exist, found by trying all. */
function existsByTrying(
  count: number,
  groups: number,
  method: GroupMethod,
  apart: readonly (readonly string[])[],
): boolean {
  const ids = teamsOf(count)
  const full = Math.ceil(count / groups)
  const place = (index: number, placed: string[][]): boolean => {
    const teamId = ids[index]
    if (teamId === undefined) {
      const sizes = placed.map(group => group.length)
      return Math.max(...sizes) - Math.min(...sizes) <= 1
    }
    const tier = Math.floor(index / groups)
    return placed.some(group => {
      const isOfTier = (other: string) => Math.floor(ids.indexOf(other) / groups) === tier
      if (group.length === full || (method !== 'draw' && group.some(isOfTier))) return false
      if (apart.some(set => set.includes(teamId) && group.some(other => set.includes(other)))) return false
      group.push(teamId)
      if (place(index + 1, placed)) return true
      group.pop()
      return false
    })
  }
  return place(
    0,
    Array.from({ length: groups }, () => []),
  )
}

test('groups are found exactly where trying all finds some, and keep the teams apart', () => {
  let refused = 0
  fc.assert(
    fc.property(
      fc.constantFrom('snake', 'pots', 'draw'),
      fc.integer({ min: 4, max: 9 }),
      fc.integer({ min: 2, max: 4 }),
      fc.integer({ min: 0, max: 12 }),
      fc.integer(),
      (method, count, groups, pairs, luck) => {
        const below = chance(luck)
        const ids = teamsOf(count)
        const apart = Array.from({ length: pairs }, () => {
          const one = below(count)
          return [ids[one] ?? '', ids[(one + 1 + below(count - 1)) % count] ?? '']
        })
        const outcome = groupEntrants(ids, { method, groups, draw: String(luck), apart })
        expect(outcome.ok).toBe(existsByTrying(count, groups, method, apart))
        if (outcome.ok) {
          expect(isTogether(outcome.value, apart)).toBe(false)
          expect(checkGroups(ids, outcome.value, apart)).toEqual(outcome)
        } else {
          refused += 1
          expect(outcome).toMatchObject({ code: 'no-such-groups', facts: { groups, isCertain: true } })
        }
      },
    ),
    { numRuns: 300 },
  )
  expect(refused).toBeGreaterThan(10)
})

test('regions of 64 teams in 16 groups: four of each region stay apart in each method', () => {
  const ids = teamsOf(64)
  const regions = Array.from({ length: 4 }, (_, region) =>
    ids.filter((_, index) => (index >> 2) % 4 === region),
  )
  for (const method of ['snake', 'pots', 'draw'] as const) {
    const outcome = groupEntrants(ids, { method, groups: 16, draw: 'x', apart: regions })
    expect(outcome.ok && checkGroups(ids, outcome.value, regions).ok).toBe(true)
  }
})

test('a set that is larger than the number of groups is named', () => {
  const apart = [
    ['t1', 't2'],
    ['t3', 't1', 't2', 'absent'],
  ]
  expect(groupEntrants(teamsOf(4), { method: 'draw', groups: 2, draw: '', apart })).toEqual({
    ok: false,
    code: 'no-such-groups',
    facts: { groups: 2, isCertain: true, teamIds: ['t1', 't2', 't3'] },
  })
})

test('groups by hand name each team once, differ by one team at most and keep teams apart', () => {
  const check = (groups: Groups, apart: readonly string[][] = []) => checkGroups(teamsOf(4), groups, apart)
  expect(
    check([
      ['t3', 't1'],
      ['t2', 't4'],
    ]),
  ).toMatchObject({ ok: true })
  expect(
    checkGroups(
      teamsOf(5),
      [
        ['t3', 't1', 't2'],
        ['t4', 't5'],
      ],
      [],
    ),
  ).toMatchObject({ ok: true })
  expect(check([['t3', 't1', 't2'], ['t4']])).toMatchObject({ code: 'groups-invalid' })
  expect(check([['t1', 't2'], ['t3']])).toMatchObject({ code: 'groups-invalid' })
  expect(
    check([
      ['t1', 't2', 't3'],
      ['t4', 't4'],
    ]),
  ).toMatchObject({ code: 'groups-invalid' })
  expect(
    check([
      ['t1', 't2'],
      ['t3', 'other'],
    ]),
  ).toMatchObject({ code: 'groups-invalid' })
  expect(check([['t1', 't2', 't3', 't4'], []])).toMatchObject({ code: 'groups-invalid' })
  expect(
    check(
      [
        ['t1', 't2'],
        ['t3', 't4'],
      ],
      [
        ['t1', 't3'],
        ['t4', 't3'],
      ],
    ),
  ).toEqual({
    ok: false,
    code: 'teams-not-apart',
    facts: { group: 1, teamIds: ['t3', 't4'] },
  })
})
