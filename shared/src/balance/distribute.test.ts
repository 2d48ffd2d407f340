import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { games } from '../games/game.ts'
import { rankStep, rankTiers } from '../ranks/rankTier.ts'
import {
  type DistributionPlan,
  type DistributionScope,
  distribute,
  distributionModes,
  distributionScopes,
  type Pool,
} from './distribute.ts'

function poolOf(ranks: readonly (number | null)[], teamIds: readonly (string | null)[] = []): Pool {
  const players = ranks.map((rankTier, index) => ({
    uid: `player-${String(index).padStart(4, '0')}`,
    rankTier,
    teamId: teamIds[index] ?? null,
  }))
  return withTeams({ scale: 'dota2', players, teams: new Map() }, [])
}

/** The pool with the teams that its players name, plus empty teams with these ids. */
function withTeams({ scale, players }: Pool, empty: readonly string[]): Pool {
  const teams = new Map<string, { playerUids: string[] }>(empty.map(id => [id, { playerUids: [] }]))
  for (const { uid, teamId } of players) {
    if (teamId === null) continue
    const team = teams.get(teamId) ?? { playerUids: [] }
    team.playerUids.push(uid)
    teams.set(teamId, team)
  }
  return { scale, players, teams }
}

function planOf(pool: Pool, scope: DistributionScope = 'unassigned'): DistributionPlan {
  const plan = distribute(pool, { mode: 'alternating', scope })
  if (!plan.ok) throw new Error(plan.code)
  return plan.value
}

/** No team has more than five players, as the product guarantees. */
const anyPool: fc.Arbitrary<Pool> = fc.constantFrom(...games).chain(scale =>
  fc
    .uniqueArray(
      fc.record({
        uid: fc.string({ minLength: 1, maxLength: 6 }),
        rankTier: fc.option(fc.constantFrom(...rankTiers(scale))),
        teamId: fc.option(fc.constantFrom('red', 'blue', 'green')),
      }),
      { selector: ({ uid }) => uid, minLength: 1, maxLength: 60 },
    )
    .map(players => {
      const taken = new Map<string, number>()
      const seated = players.map(player => {
        const { teamId } = player
        if (teamId === null) return player
        taken.set(teamId, (taken.get(teamId) ?? 0) + 1)
        return (taken.get(teamId) ?? 0) > 5 ? { ...player, teamId: null } : player
      })
      return withTeams({ scale, players: seated, teams: new Map() }, ['empty'])
    }),
)

describe('number and size of teams', () => {
  test.each([
    [1, [1]],
    [5, [5]],
    [6, [3, 3]],
    [11, [4, 4, 3]],
    [21, [5, 4, 4, 4, 4]],
    [23, [5, 5, 5, 4, 4]],
    [25, [5, 5, 5, 5, 5]],
  ])('%i players', (players, sizes) => {
    const ranks = rankTiers('dota2')
    const { teams } = planOf(poolOf(Array.from({ length: players }, (_, index) => ranks[index] ?? null)))
    expect(teams.map(({ playerUids }) => playerUids.length).sort((a, b) => b - a)).toEqual(sizes)
  })
})

test('substitutes of teams are not distributed, whatever the scope, and count for no plan', () => {
  const red = poolOf(
    Array.from({ length: 10 }, () => 80),
    Array.from({ length: 10 }, (_, index) => (index < 5 ? 'red' : 'blue')),
  )
  const bench = ['red', 'blue'].map(teamId => ({
    uid: `bench-${teamId}`,
    rankTier: 80,
    teamId: null,
    substituteOf: teamId,
  }))
  const withBench = { ...red, players: [...red.players, ...bench] }
  const { teams, substituteUids, basis } = planOf(withBench, 'everyone')
  expect(teams.map(({ playerUids }) => playerUids.length)).toEqual([5, 5])
  expect(substituteUids).toEqual([])
  expect(basis).toBe(planOf(red, 'everyone').basis)
  expect(distribute(withBench, { mode: 'alternating', scope: 'unassigned' })).toMatchObject({
    code: 'no-players',
  })
})

test('25 consecutive ranks make teams whose sums differ by at most 4', () => {
  const plan = planOf(poolOf(rankTiers('dota2').slice(0, 25)))
  expect(plan.teams.map(({ rankSum }) => rankSum)).toEqual([67, 66, 65, 64, 63])
  expect(plan.spread).toBe(4)
})

describe('scopes', () => {
  const pool = poolOf([80, 75, 74, 11, null], ['red', 'red', null, null, null])

  test('`unassigned` leaves players in teams alone, but counts them in the median', () => {
    const plan = planOf(pool, 'unassigned')
    expect(plan.teams).toEqual([
      {
        teamId: null,
        playerUids: ['player-0002', 'player-0004', 'player-0003'],
        before: { size: 0, rankSum: 0 },
        rankSum: 34 + 1 + 34,
      },
    ])
    expect(plan.medianStep).toBe(34)
  })

  test('`everyone` deals all players', () => {
    expect(planOf(pool, 'everyone').teams.flatMap(({ playerUids }) => playerUids)).toHaveLength(5)
  })

  test('is refused without players to deal', () => {
    const settled = poolOf([80], ['red'])
    expect(distribute(settled, { mode: 'alternating', scope: 'unassigned' })).toMatchObject({
      ok: false,
      code: 'no-players',
    })
    expect(distribute(poolOf([]), { mode: 'alternating', scope: 'everyone' })).toMatchObject({
      ok: false,
      code: 'no-players',
    })
  })

  test('is refused if existing and new teams exceed what a bracket holds', () => {
    const full = withTeams(
      poolOf([80]),
      Array.from({ length: 512 }, (_, index) => `team-${index}`),
    )
    expect(distribute(full, { mode: 'alternating', scope: 'unassigned' })).toMatchObject({
      ok: false,
      code: 'too-many-teams',
      facts: { teams: 513, teamsMax: 512 },
    })
    expect(distribute(full, { mode: 'alternating', scope: 'everyone' })).toMatchObject({ ok: true })
    expect(distribute(full, { mode: 'alternating', scope: 'fillTeams' })).toMatchObject({ ok: true })
    // A tournament may admit fewer.
    const few = { ...withTeams(poolOf([80]), ['one', 'two']), teamsMax: 2 }
    expect(distribute(few, { mode: 'alternating', scope: 'unassigned' })).toMatchObject({
      code: 'too-many-teams',
      facts: { teams: 3, teamsMax: 2 },
    })
  })
})

const modes = fc.constantFrom(...distributionModes)
const scopes = fc.constantFrom(...distributionScopes)

describe('for any pool', () => {
  test('every distributed player is in one of ⌈n / 5⌉ teams, whose sizes differ by at most one', () => {
    fc.assert(
      fc.property(anyPool, modes, fc.constantFrom('unassigned', 'everyone'), (pool, mode, scope) => {
        const distributed = pool.players.filter(({ teamId }) => scope === 'everyone' || teamId === null)
        const plan = distribute(pool, { mode, scope })
        expect(plan.ok).toBe(distributed.length > 0)
        if (!plan.ok) return
        const { teams } = plan.value
        const sizes = teams.map(({ playerUids }) => playerUids.length)
        expect(teams.flatMap(({ playerUids }) => playerUids).toSorted()).toEqual(
          distributed.map(({ uid }) => uid).toSorted(),
        )
        expect(teams).toHaveLength(Math.ceil(distributed.length / 5))
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
        expect(Math.max(...sizes)).toBeLessThanOrEqual(5)
      }),
    )
  })

  test('teams of equal size differ by no more than the highest and lowest player', () => {
    fc.assert(
      fc.property(anyPool, pool => {
        const plan = planOf(pool, 'everyone')
        const steps = pool.players.map(
          ({ rankTier }) => (rankTier && rankStep(pool.scale, rankTier)) || plan.medianStep,
        )
        const range = Math.max(...steps) - Math.min(...steps)
        for (const size of [1, 2, 3, 4, 5]) {
          const sums = plan.teams
            .filter(({ playerUids }) => playerUids.length === size)
            .map(({ rankSum }) => rankSum)
          if (sums.length > 0) expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(range)
        }
      }),
    )
  })

  test('rank sums are those of the members; teams of unequal size are compared by average', () => {
    fc.assert(
      fc.property(anyPool, pool => {
        const plan = planOf(pool, 'everyone')
        const steps = new Map(
          pool.players.map(({ uid, rankTier }) => [
            uid,
            rankTier === null ? plan.medianStep : rankStep(pool.scale, rankTier),
          ]),
        )
        const values = (team: DistributionPlan['teams'][number]) =>
          team.playerUids.map(uid => steps.get(uid) ?? Number.NaN)
        const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
        expect(plan.teams.map(({ rankSum }) => rankSum)).toEqual(plan.teams.map(team => total(values(team))))

        const sizes = new Set(plan.teams.map(({ playerUids }) => playerUids.length))
        expect(plan.comparedBy).toBe(sizes.size === 1 ? 'sum' : 'average')
        const compared = plan.teams.map(team =>
          sizes.size === 1 ? total(values(team)) : total(values(team)) / values(team).length,
        )
        expect(plan.spread).toBe(Math.max(...compared) - Math.min(...compared))
      }),
    )
  })

  test('the order of the pool does not matter', () => {
    fc.assert(
      fc.property(anyPool, modes, scopes, fc.infiniteStream(fc.nat()), (pool, mode, scope, keys) => {
        const shuffled = pool.players
          .map(player => ({ player, key: keys.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ player }) => player)
        const teams = new Map([...pool.teams].toReversed())
        const again = distribute({ ...pool, players: shuffled, teams }, { mode, scope, seed: 7 })
        expect(again).toEqual(distribute(pool, { mode, scope, seed: 7 }))
      }),
    )
  })
})

describe('the basis of a plan', () => {
  const pool = poolOf([80, 75, 74, 11], ['red', null, null, null])
  const { basis } = planOf(pool, 'unassigned')

  function withPlayer(index: number, change: Partial<Pool['players'][number]>): Pool {
    const players = pool.players.map((player, at) => (at === index ? { ...player, ...change } : player))
    return withTeams({ ...pool, players }, [])
  }

  test('is 16 hexadecimal digits', () => {
    expect(basis).toMatch(/^[0-9a-f]{16}$/)
  })

  test.each([
    ['a rank', withPlayer(1, { rankTier: 73 })],
    ['who has a team', withPlayer(1, { teamId: 'red' })],
    ['who takes part', { ...pool, players: pool.players.slice(0, 3) }],
    ['the median', withPlayer(0, { rankTier: 11 })],
  ])('changes with %s', (_, changed) => {
    expect(planOf(changed, 'unassigned').basis).not.toBe(basis)
  })

  test('ignores teams that are not distributed', () => {
    expect(planOf(withPlayer(0, { teamId: 'blue' }), 'unassigned').basis).toBe(basis)
    expect(planOf(withTeams(pool, ['red', 'new']), 'unassigned').basis).toBe(basis)
  })

  test('changes for `everyone` with the teams that would be dissolved', () => {
    const everyone = planOf(pool, 'everyone').basis
    expect(everyone).not.toBe(basis)
    expect(planOf(withPlayer(0, { teamId: 'blue' }), 'everyone').basis).not.toBe(everyone)
    expect(planOf(withTeams(pool, ['red', 'new']), 'everyone').basis).not.toBe(everyone)
  })

  test('changes for `fillTeams` with the free seats and the unassigned players', () => {
    const filling = planOf(pool, 'fillTeams').basis
    expect([basis, planOf(pool, 'everyone').basis]).not.toContain(filling)
    for (const changed of [
      withPlayer(0, { rankTier: 55 }),
      withPlayer(0, { uid: 'another' }),
      withPlayer(0, { teamId: 'blue' }),
      withPlayer(1, { teamId: 'red' }),
      withTeams(pool, ['new']),
    ]) {
      expect(planOf(changed, 'fillTeams').basis).not.toBe(filling)
    }
  })
})
