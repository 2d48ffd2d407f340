import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedTeams } from './seedTeams.ts'

const teams = [
  { teamId: 'c', rankSum: 50 },
  { teamId: 'a', rankSum: 50 },
  { teamId: 'd', rankSum: 7 },
  { teamId: 'b', rankSum: 120 },
]

test('by rank the strongest comes first, and equals in the order of ids', () => {
  expect(seedTeams(teams, 'rank', 'x')).toEqual(['b', 'a', 'c', 'd'])
})

test('a draw has every team once, and is the same again in whatever order the teams are given', () => {
  const many = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 40 })
  fc.assert(
    fc.property(many, fc.string(), (teamIds, draw) => {
      const given = teamIds.map(teamId => ({ teamId, rankSum: 1 }))
      const drawn = seedTeams(given, 'random', draw)
      expect([...drawn].sort()).toEqual([...teamIds].sort())
      expect(seedTeams(given.toReversed(), 'random', draw)).toEqual(drawn)
    }),
  )
})

test('over many draws every team is the first seed equally often', () => {
  const firsts = new Map<string | undefined, number>()
  for (let draw = 0; draw < 4000; draw++) {
    const [first] = seedTeams(teams, 'random', `bracket-${draw}`)
    firsts.set(first, (firsts.get(first) ?? 0) + 1)
  }
  for (const { teamId } of teams) {
    expect(firsts.get(teamId)).toBeGreaterThan(900)
    expect(firsts.get(teamId)).toBeLessThan(1100)
  }
})
