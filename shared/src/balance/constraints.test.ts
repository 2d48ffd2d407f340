import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Constraints } from './constraints.ts'
import {
  type DistributionOptions,
  type DistributionPlan,
  distribute,
  distributionModes,
  distributionScopes,
  type Pool,
} from './distribute.ts'

/** Players p0, p1 and so on of different ranks: `counts` of each team, then those without one. */
function poolOf(free: number, counts: readonly number[] = []): Pool {
  const teamIds = [
    ...counts.flatMap((count, team) => Array(count).fill(`t${team}`)),
    ...Array(free).fill(null),
  ]
  const players = teamIds.map((teamId: string | null, index) => ({
    uid: `p${index}`,
    rankTier: ((index * 7) % 18) + 1,
    teamId,
  }))
  const uidsOf = (id: string) => players.filter(({ teamId }) => teamId === id).map(({ uid }) => uid)
  return {
    scale: 'csgo',
    players,
    teams: new Map(counts.map((_, team) => [`t${team}`, { playerUids: uidsOf(`t${team}`) }])),
  }
}

const groups = (most: number) =>
  fc.array(
    fc.uniqueArray(
      fc.integer({ min: 0, max: 24 }).map(at => `p${at}`),
      { minLength: 2, maxLength: most },
    ),
    {
      maxLength: 3,
    },
  )
const anyConstraints: fc.Arbitrary<Constraints> = fc.record({ together: groups(3), apart: groups(4) })

/** The team of each player afterwards; new teams by their place. */
function teamsAfter(pool: Pool, plan: DistributionPlan, keep: boolean): Map<string, string> {
  const teams = new Map<string, string>()
  if (keep) for (const { uid, teamId } of pool.players) if (teamId !== null) teams.set(uid, teamId)
  for (const [index, { teamId, playerUids }] of plan.teams.entries()) {
    for (const uid of playerUids) teams.set(uid, teamId ?? `new-${index}`)
  }
  return teams
}

const options = fc.record({
  mode: fc.constantFrom(...distributionModes),
  scope: fc.constantFrom(...distributionScopes),
})

test('both deals honour the constraints in every scope, or refuse them', () => {
  let distributed = 0
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 3 }),
      fc.integer({ min: 1, max: 20 }),
      anyConstraints,
      options,
      (counts, free, constraints, { mode, scope }) => {
        const pool = poolOf(free, counts)
        const plan = distribute(pool, { mode, scope, constraints })
        if (!plan.ok) {
          expect([
            'constraints-contradict',
            'players-keep-teams',
            'no-such-distribution',
            'group-too-large',
          ]).toContain(plan.code)
          return
        }
        distributed++
        const teams = teamsAfter(pool, plan.value, scope !== 'everyone')
        const there = (group: readonly string[]) =>
          group.filter(uid => pool.players.some(each => each.uid === uid))
        for (const group of constraints.together.map(there)) {
          if (group.length > 0) expect(new Set(group.map(uid => teams.get(uid))).size).toBe(1)
        }
        for (const group of constraints.apart.map(there)) {
          expect(new Set(group.map(uid => teams.get(uid))).size).toBe(group.length)
        }
        const members = plan.value.teams.flatMap(({ playerUids }) => playerUids)
        const wanted = pool.players.filter(({ teamId }) => scope === 'everyone' || teamId === null)
        expect(members.toSorted()).toEqual(wanted.map(({ uid }) => uid).toSorted())
        for (const { before, playerUids } of plan.value.teams) {
          expect(before.size + playerUids.length).toBeLessThanOrEqual(5)
        }
      },
    ),
    { numRuns: 300 },
  )
  expect(distributed).toBeGreaterThan(150)
})

function distributing(
  pool: Pool,
  constraints: Partial<Constraints>,
  more: Partial<DistributionOptions> = {},
) {
  return distribute(pool, {
    mode: 'even',
    scope: 'fillTeams',
    constraints: { together: [], apart: [], ...constraints },
    ...more,
  })
}

function sizes(plan: ReturnType<typeof distributing>): number[] {
  if (!plan.ok) throw new Error(plan.code)
  return plan.value.teams.map(({ before, playerUids }) => before.size + playerUids.length)
}

describe('together', () => {
  test('teams are no longer even in size where a group is larger', () => {
    expect(sizes(distributing(poolOf(12), {}))).toEqual([4, 4, 4])
    expect(sizes(distributing(poolOf(12), { together: [['p0', 'p1', 'p2', 'p3', 'p4']] }))).toEqual([5, 4, 3])
  })

  test('a player joins the team of a friend who has one', () => {
    const plan = distributing(poolOf(2, [3, 3, 5]), { together: [['p9', 'p0', 'p11']] })
    expect(plan.ok).toBe(false)
    expect(
      distributing(poolOf(2, [3, 3, 5]), { together: [['p0', 'p11']], apart: [['p0', 'p12']] }),
    ).toMatchObject({
      ok: true,
      value: {
        teams: [
          { teamId: 't0', playerUids: ['p11'] },
          { teamId: 't1', playerUids: ['p12'] },
        ],
      },
    })
  })

  test('groups that overlap are one; those of more than five are refused', () => {
    const together = [
      ['p0', 'p1', 'p2'],
      ['p2', 'p3', 'p4', 'p5'],
    ]
    expect(distributing(poolOf(20), { together })).toMatchObject({
      code: 'group-too-large',
      facts: { players: 6, teamSize: 5, uids: ['p0', 'p1', 'p2', 'p3', 'p4', 'p5'] },
    })
  })

  test('is refused where groups do not fit into the teams', () => {
    const together = [
      ['p0', 'p1', 'p2'],
      ['p3', 'p4', 'p5'],
      ['p6', 'p7', 'p8'],
    ]
    expect(distributing(poolOf(10), { together })).toMatchObject({ code: 'no-such-distribution' })
    expect(sizes(distributing(poolOf(11), { together }))).toEqual([4, 4, 3])
  })

  test('is refused with a friend whose team takes nobody in', () => {
    expect(distributing(poolOf(2, [5]), { together: [['p0', 'p5']] })).toMatchObject({
      code: 'no-such-distribution',
    })
    const seatsLeft = distributing(poolOf(2, [3]), { together: [['p0', 'p4']] }, { scope: 'unassigned' })
    expect(seatsLeft).toMatchObject({ code: 'no-such-distribution' })
  })
})

describe('apart', () => {
  test('is refused for more players than teams', () => {
    expect(distributing(poolOf(10), { apart: [['p0', 'p1', 'p2']] })).toMatchObject({
      code: 'no-such-distribution',
    })
    expect(distributing(poolOf(11), { apart: [['p0', 'p1', 'p2']] })).toMatchObject({ ok: true })
  })

  test.each([
    ['players who are to be together', { together: [['p0', 'p1', 'p2']], apart: [['p0', 'p2']] }, poolOf(10)],
    [
      'the same two players, one of whom has a team',
      { together: [['p0', 'p5']], apart: [['p0', 'p5']] },
      poolOf(4, [2]),
    ],
  ])('contradicts: %s', (_, constraints, pool) => {
    expect(distributing(pool, constraints)).toMatchObject({ code: 'constraints-contradict' })
  })
})

describe('players who keep their teams', () => {
  const refusal = (...uids: string[]) => ({ code: 'players-keep-teams', facts: { uids } })

  test.each([
    ['friends in two teams', { together: [['p0', 'p2']] }, ['p0', 'p2']],
    ['friends in two teams and a free one', { together: [['p0', 'p2', 'p5']] }, ['p0', 'p2']],
    [
      'friends in two teams by way of a free one',
      {
        together: [
          ['p2', 'p5'],
          ['p5', 'p0'],
        ],
      },
      ['p0', 'p2'],
    ],
    ['rivals in one team', { apart: [['p1', 'p0']] }, ['p0', 'p1']],
    ['rivals in one team and a free one', { apart: [['p5', 'p1', 'p0']] }, ['p0', 'p1']],
    [
      'a free friend of a rival in the same team',
      { together: [['p1', 'p5']], apart: [['p5', 'p0']] },
      ['p0', 'p1'],
    ],
  ])('are named: %s', (_, constraints, uids) => {
    const pool = poolOf(8, [2, 2])
    expect(distributing(pool, constraints)).toMatchObject(refusal(...uids))
    expect(distributing(pool, constraints, { scope: 'unassigned' })).toMatchObject(refusal(...uids))
    expect(distributing(pool, constraints, { scope: 'everyone' })).toMatchObject({ ok: true })
  })

  test('do not matter where the constraint holds', () => {
    const constraints = { together: [['p0', 'p1']], apart: [['p0', 'p2']] }
    expect(distributing(poolOf(4, [2, 2]), constraints)).toMatchObject({ ok: true })
  })
})

test('a player who has left does not matter', () => {
  const pool = poolOf(10, [2, 2])
  const plan = distributing(pool, {}, { scope: 'unassigned' })
  const constrained = distributing(
    pool,
    {
      together: [['p5', 'gone']],
    },
    { scope: 'unassigned' },
  )
  expect(constrained).toEqual({
    ...plan,
    value: expect.objectContaining({ teams: plan.ok && plan.value.teams }),
  })
})

test('a thousand players in two hundred pairs of friends are handledin a second', () => {
  const pool = poolOf(1000)
  const together = Array.from({ length: 200 }, (_, index) => [`p${5 * index}`, `p${5 * index + 3}`])
  const apart = Array.from({ length: 50 }, (_, index) =>
    Array.from({ length: 4 }, (_, at) => `p${20 * index + 5 * at + 1}`),
  )
  const begun = performance.now()
  const plan = distributing(pool, { together, apart })
  expect(plan).toMatchObject({ ok: true })
  if (plan.ok) expect(plan.value.spread).toBeLessThanOrEqual(1)
  expect(performance.now() - begun).toBeLessThan(5000)
})
