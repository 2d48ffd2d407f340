import { type DistributionScope, distribute } from '@upper-bracket/shared/balance/distribute'
import { expect, test } from 'vitest'
import { shownPlan } from './shownPlan.ts'

function shown(players: number, seated: readonly number[] = [], scope: DistributionScope = 'fillTeams') {
  const members = seated.flatMap((count, team) =>
    Array.from({ length: count }, (_, seat) => ({
      uid: `t${team}-${seat}`,
      rankTier: 9,
      teamId: `t${team}`,
    })),
  )
  const pool = Array.from({ length: players }, (_, at) => ({ uid: `p${at}`, rankTier: 9, teamId: null }))
  const teams = new Map(
    seated.map((_, team) => [
      `t${team}`,
      { playerUids: members.filter(({ teamId }) => teamId === `t${team}`).map(({ uid }) => uid) },
    ]),
  )
  const plan = distribute(
    { scale: 'csgo', players: [...members, ...pool], teams },
    { mode: 'alternating', scope },
  )
  if (!plan.ok) throw new Error(plan.code)
  const nameOf = new Map(seated.map((_, team) => [`t${team}`, `Squad ${team}`]))
  return shownPlan(plan.value, { names: ['New 1', 'New 2', 'New 3'], nameOf })
}

test.each([
  [12, { smallest: 4, largest: 4 }],
  [14, { smallest: 4, largest: 5 }],
  [15, null],
  [3, null],
])('with %i players, the sizes of the new teams: %j', (players, sizes) => {
  expect(shown(players).newSizes).toEqual(sizes)
})

test('teams have their current or future names', () => {
  expect(
    shown(8, [4, 3]).teams.map(({ name, before, playerUids }) => [name, before.size, playerUids.length]),
  ).toEqual([
    ['Squad 0', 4, 1],
    ['Squad 1', 3, 2],
    ['New 1', 0, 5],
  ])
})

test('teams of equal size are compared by rank sum, others by average', () => {
  expect(shown(12).teams.map(({ strength }) => strength)).toEqual([36, 36, 36])
  expect(shown(14).teams.map(({ strength }) => strength)).toEqual([9, 9, 9])
})
