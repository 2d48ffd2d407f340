import { describe, expect, test } from 'vitest'
import type { Draft, DraftClock } from './draft.ts'
import { pauseDraft, resumeDraft } from './pauseDraft.ts'
import { bestOf, pickByClock, pickPlayer } from './pickPlayer.ts'
import { aDraftPlayer, begun, scale } from './testing/draftWorld.ts'
import { deadlineOf, nextTurns, teamAt, type TimeLeft, timeLeft, turnOf } from './turn.ts'

const clock: DraftClock = { pickSeconds: 30, reserveSeconds: 60 }

function started(changes: Partial<Parameters<typeof begun>[0]> = {}) {
  return begun({ captains: 3, others: 12, order: 'snake', clock, ranks: [], isFinished: false, ...changes })
}

const organizer = { uid: 'organizer', isOrganizer: true }
const must = (outcome: ReturnType<typeof pickPlayer>): Draft => {
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

test('a snake turns around after each round, and straight rounds begin with the first team', () => {
  const rounds = (order: 'snake' | 'straight') =>
    Array.from({ length: 9 }, (_, place) => teamAt(order, 3, place))
  expect(rounds('snake')).toEqual([0, 1, 2, 2, 1, 0, 0, 1, 2])
  expect(rounds('straight')).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2])
})

describe('the turns to come', () => {
  test('are those of the rounds, as many as there are players', () => {
    const { draft, players } = started({ others: 4 })
    const turns = nextTurns(draft, players.values(), 10)
    expect(turns.map(({ team, round, turn }) => [team, round, turn])).toEqual([
      [0, 1, 1],
      [1, 1, 2],
      [2, 1, 3],
      [2, 2, 4],
    ])
  })

  test('leave out full teams', () => {
    const { draft, players } = started()
    const full = {
      ...draft,
      teams: draft.teams.map((team, at) =>
        at === 1 ? { ...team, seatedUids: ['p1', 'p3', 'p4', 'p5', 'p6'] } : team,
      ),
    }
    expect(nextTurns(full, players.values(), 4).map(({ team }) => team)).toEqual([0, 2, 2, 0])
  })

  test('are none once the draft is over', () => {
    const { draft, players } = started()
    expect(nextTurns({ ...draft, status: 'cancelled' }, players.values(), 4)).toEqual([])
  })
})

describe('the clock', () => {
  test('runs through the time for the pick, then the reserve, and stands while paused', () => {
    const { draft, players } = started()
    const all = [...players.values()]
    expect(deadlineOf(draft, all)).toBe(90_000)
    const fresh: TimeLeft = { pickMs: 20_000, reserveMs: 60_000 }
    expect(timeLeft(draft, all, 10_000)).toEqual(fresh)
    expect(timeLeft(draft, all, 50_000)).toEqual({ pickMs: 0, reserveMs: 40_000 })
    expect(timeLeft(draft, all, 200_000)).toEqual({ pickMs: 0, reserveMs: 0 })
    const paused = must(pauseDraft(draft, { players: all, now: 50_000 }))
    expect(timeLeft(paused, all, 999_000)).toEqual({ pickMs: 0, reserveMs: 40_000 })
    const resumed = must(resumeDraft(paused, { players: all, now: 1_000_000 }))
    expect(deadlineOf(resumed, all)).toBe(1_040_000)
  })

  test('is none without a time for picks', () => {
    const { draft, players } = started({ clock: { pickSeconds: null, reserveSeconds: 0 } })
    expect(deadlineOf(draft, players.values())).toBeNull()
    expect(timeLeft(draft, players.values(), 5)).toBeNull()
  })

  test('takes from the reserve what a pick needs beyond its time', () => {
    const { draft, players } = started()
    const all = [...players.values()]
    const picked = must(
      pickPlayer(draft, { turn: 1, players: all, now: 50_000, uid: 'p5', caller: organizer }),
    )
    expect(picked.teams[0]?.reserveMs).toBe(40_000)
    expect(picked.picks[0]).toMatchObject({ by: 'organizer', reserveSpentMs: 20_000 })
  })

  test('stands while nobody can be picked, and is started for those who join', () => {
    const world = started({ others: 1 })
    const all = [...world.players.values()]
    const last = must(
      pickPlayer(world.draft, { turn: 1, players: all, now: 1000, uid: 'p3', caller: organizer }),
    )
    expect([last.turnStartedAt, turnOf(last, all)]).toEqual([null, null])
    const joined = [...all, aDraftPlayer('late')]
    expect(deadlineOf(last, joined)).toBeNull()
    const going = pickByClock(last, { turn: 2, players: joined, now: 5000, list: [], scale })
    expect(going.ok && [going.value.picks.length, deadlineOf(going.value, joined)]).toEqual([1, 95_000])
  })
})

test('the clock picks the first of the list who is free, otherwise the best rank; no rank counts as the median', () => {
  const pool = [
    aDraftPlayer('archon', { rankTier: 41 }),
    aDraftPlayer('divine', { rankTier: 71 }),
    aDraftPlayer('unknown', { rankTier: null }),
  ]
  const among = (...list: string[]) => bestOf(list, pool, { scale, players: pool })?.uid
  expect(among('gone', 'unknown', 'divine')).toBe('unknown')
  expect(among('gone')).toBe('divine')
  expect(bestOf([], pool.slice(2), { scale, players: pool })?.uid).toBe('unknown')
  expect(bestOf([], [], { scale, players: [] })).toBeNull()
})
