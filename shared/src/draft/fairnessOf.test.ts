import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { distribute } from '../balance/distribute.ts'
import { rankTiers } from '../ranks/rankTier.ts'
import { fairnessOf } from './fairnessOf.ts'
import { aDraftPlayer, beginnings, begun, scale } from './testing/draftWorld.ts'

/** The spread of teams of ranks, computed from nothing but the ladder. */
function spreadOf(teams: readonly (readonly number[])[]): readonly [string, number] {
  const isEven = new Set(teams.map(({ length }) => length)).size === 1
  const sums = teams.map(ranks => ranks.reduce((sum, rank) => sum + rank, 0) / (isEven ? 1 : ranks.length))
  return [isEven ? 'sum' : 'average', Math.max(...sums) - Math.min(...sums)]
}

const numRuns = Math.min(200, Number(process.env['LAW_RUNS'] ?? 15))

test('on any pool, both spreads are those of the ranks of the teams', () => {
  const ladder = rankTiers('dota2')
  fc.assert(
    fc.property(beginnings, beginning => {
      const { draft, players } = begun({ ...beginning, isFinished: true })
      const others = [aDraftPlayer('seated', { rankTier: 75, teamId: 'real' })]
      const all = [...players.values(), ...others]
      const known = all.flatMap(({ rankTier }) => (rankTier === null ? [] : [ladder.indexOf(rankTier) + 1]))
      const median = known.toSorted((a, b) => a - b)[Math.ceil(known.length / 2) - 1] ?? 18
      const rankOf = (uid: string) => {
        const tier = players.get(uid)?.rankTier ?? null
        return tier === null ? median : ladder.indexOf(tier) + 1
      }
      const teams = draft.teams.map(({ captainUid }, index) => [
        captainUid,
        ...draft.picks.flatMap(({ team, uid }) => (team === index ? [uid] : [])),
      ])
      const fairness = fairnessOf(draft, all, scale)
      const [comparedBy, spread] = spreadOf(teams.map(uids => uids.map(rankOf)))
      expect([fairness?.draft.comparedBy, fairness?.draft.spread]).toEqual([
        comparedBy,
        expect.closeTo(spread),
      ])

      const pool = {
        scale,
        players: all.filter(({ uid }) => teams.flat().includes(uid)),
        teams: new Map(),
      } as const
      const plan = distribute(pool, { mode: 'even', scope: 'unassigned', teamCount: teams.length })
      if (!plan.ok) throw new Error(plan.code)
      expect(fairness?.even.comparedBy).toBe(comparedBy)
      // The pool alone may have another median, so its sums are computed again from the teams.
      const even = plan.value.teams.map(({ playerUids }) => playerUids.map(rankOf))
      if (median === plan.value.medianStep && comparedBy === spreadOf(even)[0]) {
        expect(fairness?.even.spread).toBeCloseTo(spreadOf(even)[1])
      }
    }),
    { numRuns },
  )
})

test('nothing is compared while only one team has members', () => {
  const world = begun({
    captains: 2,
    others: 1,
    order: 'snake',
    clock: { pickSeconds: null, reserveSeconds: 0 },
    ranks: [],
    isFinished: false,
  })
  world.players.delete('p0')
  expect(fairnessOf(world.draft, [...world.players.values()], scale)).toBeNull()
})
