import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csRanks } from '../ranks/csRanks.ts'
import { type DistributionPlan, distribute, type Pool } from './distribute.ts'

const anyone = fc.integer({ min: 1, max: csRanks.length })
const anyTeams = fc.array(fc.array(anyone, { maxLength: 5 }), { maxLength: 8 })
const anyPlayers = fc.array(anyone, { minLength: 1, maxLength: 40 })

/** Teams `a`, `b` and so on, of players with these ranks, plus `unassigned` players. */
function poolOf(teams: readonly (readonly number[])[], unassigned: readonly number[]): Pool {
  const ids = teams.map((_, index) => String.fromCharCode(97 + index))
  const seated = teams.flatMap((ranks, team) =>
    ranks.map((rankTier, seat) => ({ uid: `${ids[team]}${seat}`, rankTier, teamId: ids[team] ?? null })),
  )
  const free = unassigned.map((rankTier, index) => ({ uid: `free-${index}`, rankTier, teamId: null }))
  return {
    scale: 'csgo',
    players: [...seated, ...free],
    teams: new Map(ids.map(id => [id, { playerUids: seated.filter(p => p.teamId === id).map(p => p.uid) }])),
  }
}

function filled(pool: Pool): DistributionPlan {
  const plan = distribute(pool, { mode: 'alternating', scope: 'fillTeams' })
  if (!plan.ok) throw new Error(plan.code)
  return plan.value
}

/** Team sizes afterwards: of all existing teams, and of new ones. */
function sizesAfter(pool: Pool, plan: DistributionPlan) {
  const existing = [...pool.teams].map(([teamId, { playerUids }]) => {
    const taken = plan.teams.find(team => team.teamId === teamId)?.playerUids.length ?? 0
    return playerUids.length + taken
  })
  const made = plan.teams.filter(({ teamId }) => teamId === null).map(({ playerUids }) => playerUids.length)
  return { existing, made }
}

describe('free seats are filled first', () => {
  test.each([
    [
      'no team is created if everyone fits',
      [
        [9, 9, 9, 9],
        [9, 9, 9],
      ],
      3,
      [5, 5],
      [],
    ],
    [
      'the smallest team is filled first',
      [
        [9, 9, 9, 9],
        [9, 9],
      ],
      2,
      [4, 4],
      [],
    ],
    ['the remaining players make new teams, even in size', [[9, 9, 9, 9]], 7, [5], [3, 3]],
    ['an empty team is used before a new one', [[9, 9, 9, 9], []], 7, [5, 3], [3]],
    ['an empty team that is not needed stays empty', [[9, 9, 9, 9], []], 1, [5, 0], []],
    ['without free seats everyone goes into new teams', [[9, 9, 9, 9, 9]], 6, [5], [3, 3]],
  ])('%s', (_, teams, players, existing, made) => {
    const pool = poolOf(
      teams,
      Array.from({ length: players }, () => 9),
    )
    expect(sizesAfter(pool, filled(pool))).toEqual({ existing, made })
  })

  test('the plan has the sizes and rank sums before and after', () => {
    const plan = filled(
      poolOf(
        [
          [18, 17, 16, 15],
          [1, 2, 3, 4],
        ],
        [10, 5, 12],
      ),
    )
    expect(plan.teams).toEqual([
      { teamId: 'b', playerUids: ['free-2'], before: { size: 4, rankSum: 10 }, rankSum: 22 },
      { teamId: 'a', playerUids: ['free-1'], before: { size: 4, rankSum: 66 }, rankSum: 71 },
      { teamId: null, playerUids: ['free-0'], before: { size: 0, rankSum: 0 }, rankSum: 10 },
    ])
    expect(plan).toMatchObject({ comparedBy: 'average', spread: 71 / 5 - 22 / 5 })
  })

  test('of two teams of equal size the weaker gets the only player', () => {
    const plan = filled(
      poolOf(
        [
          [18, 18, 18],
          [1, 1, 1],
        ],
        [9],
      ),
    )
    expect(plan.teams.map(({ teamId }) => teamId)).toEqual(['b'])
  })
})

describe('for any teams and players', () => {
  test('every free player gets one seat, nobody is moved, and no team has more than five', () => {
    fc.assert(
      fc.property(anyTeams, anyPlayers, (teams, players) => {
        const pool = poolOf(teams, players)
        const plan = filled(pool)
        const seated = plan.teams.flatMap(({ playerUids }) => playerUids)
        const free = pool.players.filter(({ teamId }) => teamId === null).map(({ uid }) => uid)
        expect(seated.toSorted()).toEqual(free.toSorted())
        const { existing, made } = sizesAfter(pool, plan)
        for (const size of [...existing, ...made]) expect(size).toBeLessThanOrEqual(5)
        for (const { playerUids } of plan.teams) expect(playerUids.length).toBeGreaterThan(0)
      }),
    )
  })

  test('teams are created only when all are full; their sizes differ by at most one', () => {
    fc.assert(
      fc.property(anyTeams, anyPlayers, (teams, players) => {
        const pool = poolOf(teams, players)
        const { existing, made } = sizesAfter(pool, filled(pool))
        const begun = existing.filter((_, index) => (teams[index]?.length ?? 0) > 0)
        const others = [...existing.filter((_, index) => teams[index]?.length === 0), ...made]
        const taken = others.filter(size => size > 0)
        if (taken.length > 0) expect(begun.every(size => size === 5)).toBe(true)
        if (made.length > 0) expect(existing).not.toContain(0)
        expect(taken).toHaveLength(Math.ceil(taken.reduce((sum, size) => sum + size, 0) / 5))
        if (taken.length > 0) expect(Math.max(...taken) - Math.min(...taken)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('a larger team gets nobody while a smaller one with players has a free seat', () => {
    fc.assert(
      fc.property(anyTeams, anyPlayers, (teams, players) => {
        const pool = poolOf(teams, players)
        const { existing } = sizesAfter(pool, filled(pool))
        const begun = teams.flatMap(({ length }, index) =>
          length > 0 ? [{ before: length, after: existing[index] ?? 0 }] : [],
        )
        const grown = begun.filter(({ before, after }) => after > before).map(({ after }) => after)
        const smallest = Math.min(...begun.map(({ after }) => after))
        if (grown.length > 0) expect(Math.max(...grown) - smallest).toBeLessThanOrEqual(1)
      }),
    )
  })
})

/** The spread of team averages after this deal, and the smallest that any deal reaches. */
function againstBest(teams: readonly (readonly number[])[], players: readonly number[]) {
  const pool = poolOf(teams, players)
  const plan = filled(pool)
  const averages = (sums: readonly { sum: number; size: number }[]) => {
    const values = sums.map(({ sum, size }) => sum / size)
    return Math.max(...values) - Math.min(...values)
  }
  const seats = plan.teams.map(({ before, playerUids }) => ({
    sum: before.rankSum,
    size: before.size,
    left: playerUids.length,
  }))
  let best = Number.POSITIVE_INFINITY
  const place = (index: number): void => {
    const player = players[index]
    if (player === undefined) {
      best = Math.min(best, averages(seats))
      return
    }
    for (const seat of seats) {
      if (seat.left === 0) continue
      Object.assign(seat, { sum: seat.sum + player, size: seat.size + 1, left: seat.left - 1 })
      place(index + 1)
      Object.assign(seat, { sum: seat.sum - player, size: seat.size - 1, left: seat.left + 1 })
    }
  }
  place(0)
  const distributed = averages(
    plan.teams.map(({ rankSum, before, playerUids }) => ({
      sum: rankSum,
      size: before.size + playerUids.length,
    })),
  )
  return { distributed, best }
}

test('three teams lacking two each come within four ranks per player of the optimum', () => {
  const team = fc.array(anyone, { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(
      fc.array(team, { minLength: 3, maxLength: 3 }),
      fc.array(anyone, { minLength: 6, maxLength: 6 }),
      (teams, players) => {
        const { distributed, best } = againstBest(teams, players)
        expect(distributed - best).toBeLessThanOrEqual(4)
      },
    ),
  )
})
