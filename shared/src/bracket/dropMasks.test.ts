import { expect, test } from 'vitest'
import type { Bracket } from './bracket.ts'
import type { Match } from './match.ts'
import { bracketOf } from './testing/randomTournament.ts'

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
    expect(firstRematch(bracketOf(teams, { format: 'double' }))).toBe(round)
  })
}

test('with byes no second meeting comes earlier than in the full bracket around it', () => {
  for (let teams = 5; teams < 512; teams += teams < 64 ? 1 : 13) {
    const size = 2 ** Math.ceil(Math.log2(teams))
    // Where so many have a bye that the first lower round is empty, it does not count.
    const missing = teams <= size * 0.75 ? 1 : 0
    const bound = latestFirstRematch.get(size) ?? 0
    expect(firstRematch(bracketOf(teams, { format: 'double' })) + missing).toBeGreaterThanOrEqual(bound)
  }
})

/** The first lower round with a match in which two teams can stand that can have met in the upper side. */
function firstRematch(bracket: Bracket): number {
  const drops = new Map<string, ReadonlySet<string>>()
  const lower = [...bracket.matches.values()].filter(match => match.stage === 'lower')
  let first = Number.POSITIVE_INFINITY
  for (const match of lower) {
    const sides = match.slots.map(({ source }): ReadonlySet<string> => {
      if (source.from === 'loser') return new Set([source.matchId])
      return (source.from === 'winner' && drops.get(source.matchId)) || new Set()
    })
    const [one = new Set(), other = new Set()] = sides
    if (canHaveMet(bracket, one, other) || canHaveMet(bracket, other, one))
      first = Math.min(first, match.round)
    drops.set(match.id, new Set([...one, ...other]))
  }
  return first
}

/** Who lost in one of `losses` met there the winner, who can lose in any upper match further on. */
function canHaveMet(bracket: Bracket, losses: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const id of losses) {
    let next: Match | undefined = bracket.matches.get(id)
    while (next?.stage === 'upper') {
      next = next.winnerTo === null ? undefined : bracket.matches.get(next.winnerTo.matchId)
      if (next !== undefined && others.has(next.id)) return true
    }
  }
  return false
}
