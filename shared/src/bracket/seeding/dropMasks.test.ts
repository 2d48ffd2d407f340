import { expect, test } from 'vitest'
import { firstRematch } from '../testing/firstRematch.ts'
import { bracketOf } from '../testing/randomTournament.ts'

/** By the number of teams; no order of drops can do better. */
const latestFirstRematch = new Map([
  [4, 2],
  [8, 3],
  [16, 4],
  [32, 5],
  [64, 7],
  [128, 8],
  [256, 9],
  [512, 11],
])

for (const [teams, round] of latestFirstRematch) {
  test(`${teams} teams: no second meeting is possible before lower round ${round}`, () => {
    expect(firstRematch(bracketOf(teams, { format: 'double' }).matches)).toBe(round)
  })
}

test('with byes no second meeting comes earlier than in the full bracket around it', () => {
  for (let teams = 5; teams < 512; teams += teams < 64 ? 1 : 13) {
    const size = 2 ** Math.ceil(Math.log2(teams))
    // Where so many have a bye that the first lower round is empty, it does not count.
    const missing = teams <= size * 0.75 ? 1 : 0
    const bound = latestFirstRematch.get(size) ?? 0
    expect(firstRematch(bracketOf(teams, { format: 'double' }).matches) + missing).toBeGreaterThanOrEqual(
      bound,
    )
  }
})
