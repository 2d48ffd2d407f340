import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csRanks } from '../ranks/csRanks.ts'
import { type DistributionPlan, distribute, type Pool } from './distribute.ts'

const anyone = fc.integer({ min: 1, max: csRanks.length })
const anyTeams = fc.array(fc.array(anyone, { maxLength: 5 }), { maxLength: 8 })
const anyPlayers = fc.array(anyone, { minLength: 1, maxLength: 40 })

/** Teams `a`, `b` and so on of players with these ranks, and `unassigned` players. */
function poolOf(teams: readonly (readonly number[])[], unassigned: readonly number[]): Pool {
  const ids = teams.map((_, index) => String.fromCharCode(97 + index))
  const seated = teams.flatMap((ranks, team) =>
    ranks.map((rankTier, seat) => ({ uid: `${ids[team]}${seat}`, rankTier, teamId: ids[team] ?? null })),
  )
  const free = unassigned.map((rankTier, index) => ({ uid: `free-${index}`, rankTier, teamId: null }))
  return {
    game: 'csgo',
    players: [...seated, ...free],
    teams: new Map(ids.map(id => [id, { playerUids: seated.filter(p => p.teamId === id).map(p => p.uid) }])),
  }
}

function filled(pool: Pool): DistributionPlan {
  const plan = distribute(pool, 'alternating', 'fillTeams')
  if (!plan.ok) throw new Error(plan.code)
  return plan.value
}

/** How many play in each team then: those that exist first, also such as take in nobody. */
function sizesAfter(pool: Pool, plan: DistributionPlan) {
  const standing = [...pool.teams].map(([teamId, { playerUids }]) => {
    const taken = plan.teams.find(team => team.teamId === teamId)?.playerUids.length ?? 0
    return playerUids.length + taken
  })
  const made = plan.teams.filter(({ teamId }) => teamId === null).map(({ playerUids }) => playerUids.length)
  return { standing, made }
}

describe('free seats come first', () => {
  test.each([
    [
      'who fits in is seated, and no team is made',
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
    ['who is left makes new teams, even in size', [[9, 9, 9, 9]], 7, [5], [3, 3]],
    ['a team without players is taken before a new one', [[9, 9, 9, 9], []], 7, [5, 3], [3]],
    ['a team without players that is not needed stays empty', [[9, 9, 9, 9], []], 1, [5, 0], []],
    ['without a free seat all go into new teams', [[9, 9, 9, 9, 9]], 6, [5], [3, 3]],
  ])('%s', (_, teams, players, standing, made) => {
    const pool = poolOf(
      teams,
      Array.from({ length: players }, () => 9),
    )
    expect(sizesAfter(pool, filled(pool))).toEqual({ standing, made })
  })

  test('the plan says what each team was, and what it will be', () => {
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

  test('among teams of one size the weaker gets a player whom only one can have', () => {
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

describe('laws of any teams and players', () => {
  test('everybody is seated once, nobody is moved, and no team has more than five', () => {
    fc.assert(
      fc.property(anyTeams, anyPlayers, (teams, players) => {
        const pool = poolOf(teams, players)
        const plan = filled(pool)
        const seated = plan.teams.flatMap(({ playerUids }) => playerUids)
        const free = pool.players.filter(({ teamId }) => teamId === null).map(({ uid }) => uid)
        expect(seated.toSorted()).toEqual(free.toSorted())
        const { standing, made } = sizesAfter(pool, plan)
        for (const size of [...standing, ...made]) expect(size).toBeLessThanOrEqual(5)
        for (const { playerUids } of plan.teams) expect(playerUids.length).toBeGreaterThan(0)
      }),
    )
  })

  test('a team is made only where every team is full; teams that are made differ by one player at most', () => {
    fc.assert(
      fc.property(anyTeams, anyPlayers, (teams, players) => {
        const pool = poolOf(teams, players)
        const { standing, made } = sizesAfter(pool, filled(pool))
        const begun = standing.filter((_, index) => (teams[index]?.length ?? 0) > 0)
        const others = [...standing.filter((_, index) => teams[index]?.length === 0), ...made]
        const taken = others.filter(size => size > 0)
        if (taken.length > 0) expect(begun.every(size => size === 5)).toBe(true)
        if (made.length > 0) expect(standing).not.toContain(0)
        expect(taken).toHaveLength(Math.ceil(taken.reduce((sum, size) => sum + size, 0) / 5))
        if (taken.length > 0) expect(Math.max(...taken) - Math.min(...taken)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('a larger team takes nobody in while a smaller one that has players waits', () => {
    fc.assert(
      fc.property(anyTeams, anyPlayers, (teams, players) => {
        const pool = poolOf(teams, players)
        const { standing } = sizesAfter(pool, filled(pool))
        const begun = teams.flatMap(({ length }, index) =>
          length > 0 ? [{ before: length, after: standing[index] ?? 0 }] : [],
        )
        const grown = begun.filter(({ before, after }) => after > before).map(({ after }) => after)
        const smallest = Math.min(...begun.map(({ after }) => after))
        if (grown.length > 0) expect(Math.max(...grown) - smallest).toBeLessThanOrEqual(1)
      }),
    )
  })
})

/** The largest difference of averages among the teams that this deal makes of these, and the smallest of any deal. */
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
  const dealt = averages(
    plan.teams.map(({ rankSum, before, playerUids }) => ({
      sum: rankSum,
      size: before.size + playerUids.length,
    })),
  )
  return { dealt, best }
}

test('three teams that lack two each come within four ranks a player of the best deal there is', () => {
  const team = fc.array(anyone, { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(
      fc.array(team, { minLength: 3, maxLength: 3 }),
      fc.array(anyone, { minLength: 6, maxLength: 6 }),
      (teams, players) => {
        const { dealt, best } = againstBest(teams, players)
        expect(dealt - best).toBeLessThanOrEqual(4)
      },
    ),
  )
})
