import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { teamSize } from '../format/teamLimits.ts'
import { type DistributionOptions, distribute, distributionModes } from './distribute.ts'

/** Players who joined one after another, with ranks in no order. */
function poolOf(count: number, seated: Readonly<Record<string, number>> = {}) {
  const pool = Array.from({ length: count }, (_, index) => ({
    uid: `p${String(index).padStart(2, '0')}`,
    rankTier: ((index * 7) % 18) + 1,
    teamId: null as string | null,
    joinedAt: index,
  }))
  const members = Object.entries(seated).flatMap(([teamId, size]) =>
    Array.from({ length: size }, (_, index) => ({
      uid: `${teamId}${index}`,
      rankTier: 9,
      teamId,
      joinedAt: 0,
    })),
  )
  const teams = new Map(
    Object.keys(seated).map(id => [
      id,
      { playerUids: members.filter(({ teamId }) => teamId === id).map(({ uid }) => uid) },
    ]),
  )
  return { scale: 'csgo' as const, players: [...pool, ...members], teams }
}

function planOf(pool: ReturnType<typeof poolOf>, options: Partial<DistributionOptions> = {}) {
  const plan = distribute(pool, { mode: 'alternating', scope: 'unassigned', ...options })
  if (!plan.ok) throw new Error(plan.code)
  return plan.value
}

const sizesOf = ({ teams }: ReturnType<typeof planOf>) =>
  teams.map(({ before, playerUids }) => before.size + playerUids.length)

describe('22 players', () => {
  it.each([
    [undefined, [5, 5, 4, 4, 4], []],
    [null, [5, 5, 4, 4, 4], []],
    [4, [5, 5, 5, 5], ['p20', 'p21']],
    [2, [5, 5], ['p10', 'p11', 'p12', 'p13', 'p14', 'p15', 'p16', 'p17', 'p18', 'p19', 'p20', 'p21']],
    [6, [4, 4, 4, 4, 3, 3], []],
  ])('make %s teams', (teamCount, sizes, substituteUids) => {
    const plan = planOf(poolOf(22), { teamCount })
    expect([sizesOf(plan).toSorted((a, b) => b - a), plan.substituteUids]).toEqual([sizes, substituteUids])
  })

  it('make the specified number of teams in the specified way unless it is chosen', () => {
    expect(planOf(poolOf(22), { teamCount: 5 }).teams).toEqual(planOf(poolOf(22)).teams)
  })
})

it('who stays is part of the basis', () => {
  const bases = [null, 4, 3].map(teamCount => planOf(poolOf(22), { teamCount }).basis)
  expect(new Set(bases).size).toBe(3)
})

it('free seats are filled first, and without new teams the rest remains', () => {
  const plan = planOf(poolOf(6, { bears: 3, wolves: 4 }), { scope: 'fillTeams', teamCount: 0 })
  expect([sizesOf(plan), plan.substituteUids]).toEqual([
    [5, 5],
    ['p03', 'p04', 'p05'],
  ])
})

it('players who are kept together stay out together, after single ones', () => {
  const together = [['p20', 'p21']]
  expect(planOf(poolOf(22), { teamCount: 4, constraints: { together, apart: [] } }).substituteUids).toEqual([
    'p18',
    'p19',
  ])
  const groups = [
    ['p00', 'p01', 'p02', 'p03', 'p04'],
    ['p05', 'p06'],
  ]
  expect(
    planOf(poolOf(7), { teamCount: 1, constraints: { together: groups, apart: [] } }).substituteUids,
  ).toEqual(['p05', 'p06'])
})

it('no team at all is refused', () => {
  expect(distribute(poolOf(7), { mode: 'even', scope: 'unassigned', teamCount: 0 })).toMatchObject({
    code: 'no-such-distribution',
  })
})

it('any number of teams is as full and as even as it can be, and those who joined last stay out', () => {
  const options = fc.record({
    players: fc.integer({ min: 1, max: 60 }),
    teamCount: fc.integer({ min: 1, max: 14 }),
    mode: fc.constantFrom(...distributionModes),
  })
  fc.assert(
    fc.property(options, ({ players, teamCount, mode }) => {
      const plan = planOf(poolOf(players), { teamCount, mode })
      const sizes = sizesOf(plan)
      expect(sizes).toHaveLength(Math.min(teamCount, players))
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      expect(Math.max(...sizes)).toBeLessThanOrEqual(teamSize)
      const staying = Math.max(0, players - teamCount * teamSize)
      expect(plan.substituteUids).toEqual(
        poolOf(players)
          .players.slice(players - staying)
          .map(({ uid }) => uid),
      )
      expect(plan.spread).toBeGreaterThanOrEqual(plan.leastSpread - 1e-9)
    }),
  )
})

it('makes fewer teams than chosen where a group leaves one without players', () => {
  const constraints = { together: [['p00', 'p01']], apart: [] }
  const plan = planOf(poolOf(3), { mode: 'even', teamCount: 3, constraints })
  expect(sizesOf(plan)).toEqual([2, 1])
})

it.each([
  ['unassigned', {}],
  ['everyone', { a: 5 }],
] as const)('players whom the organizer leaves out stay as substitutes: %s', (scope, seated) => {
  const options = {
    scope,
    constraints: { together: [['p01', 'p02']], apart: [], substitutes: [['p02'], ['p00']] },
  }
  const plan = planOf(poolOf(22, seated), options)
  expect(plan.substituteUids).toEqual(['p00', 'p02'])
  expect(sizesOf(plan).reduce((sum, size) => sum + size, 0)).toBe(20 + (scope === 'everyone' ? 5 : 0))
  expect(plan.basis).not.toBe(planOf(poolOf(22, seated), { scope }).basis)
})
