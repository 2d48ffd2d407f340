import { describe, expect, test } from 'vitest'
import { chance } from '../../random/chance.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Side } from '../model/match.ts'
import { firstRematch } from '../testing/firstRematch.ts'
import { flowOf, type ManagedBracket, managedBracket } from '../testing/managedBracket.ts'
import { playOut } from '../testing/playOut.ts'
import { bracketOf, teamIds } from '../testing/randomTournament.ts'

/** Which of two teams is the stronger one: the same for both engines. */
function stronger(luck: number): (teams: readonly (string | null)[]) => Side {
  const strength = new Map(
    teamIds(512).map((teamId, index) => [teamId, chance(luck * 1000 + index)(1_000_000)]),
  )
  return ([upper, lower]) => ((strength.get(upper ?? '') ?? 0) >= (strength.get(lower ?? '') ?? 0) ? 0 : 1)
}

/** `main-1-1: team-1 beats team-8` for every match that was played. */
function ours(start: Bracket, luck: number): readonly string[] {
  const winner = stronger(luck)
  const end = playOut(start, { luck, winner: match => winner(match.slots.map(slot => slot.teamId)) })
  return [...end.matches.values()].flatMap(({ id, slots, winner, status }) => {
    const [upper, lower] = slots.map(slot => slot.teamId)
    if (status !== 'finished') return []
    return [winner === 0 ? `${id}: ${upper} beats ${lower}` : `${id}: ${lower} beats ${upper}`]
  })
}

/** The same of theirs; the second final only where the first one asks for it. */
async function theirs(bracket: ManagedBracket, luck: number): Promise<readonly string[]> {
  const winner = stronger(luck)
  const results: string[] = []
  for (;;) {
    const matches = await bracket.matches()
    const first = matches.find(match => match.id === 'final-1-1')
    const next = matches.find(match => match.isReady && !(match.id === 'final-2-1' && first?.winner === 0))
    if (next === undefined) return results
    const side = winner(next.teamIds)
    const [won, lost] = side === 0 ? next.teamIds : next.teamIds.toReversed()
    results.push(`${next.id}: ${won} beats ${lost}`)
    await bracket.finish(next.id, side)
  }
}

describe('structure and results agree with brackets-manager', () => {
  test.each([2, 3, 4, 5, 6, 7, 8, 11, 16, 23, 32])('single elimination of %i teams', async teams => {
    for (const luck of [1, 2]) {
      const managed = await managedBracket(teams, { format: 'single' })
      expect([...(await theirs(managed, luck))].sort()).toEqual([...ours(bracketOf(teams), luck)].sort())
    }
  })

  test.each([4, 8, 16])('single elimination of %i teams with a third place', async teams => {
    const managed = await managedBracket(teams, { format: 'single', thirdPlace: true })
    const plan = { thirdPlace: true }
    expect([...(await theirs(managed, 3))].sort()).toEqual([...ours(bracketOf(teams, plan), 3)].sort())
  })

  test.each([4, 8])('double elimination of %i teams, match for match', async teams => {
    for (const luck of [1, 2, 3]) {
      const managed = await managedBracket(teams, { format: 'double' })
      expect([...(await theirs(managed, luck))].sort()).toEqual([...ours(double(teams), luck)].sort())
    }
  })

  test.each([16, 32])(
    'double elimination of %i teams: upper side, final and number of matches',
    async teams => {
      const [a, b] = [
        await theirs(await managedBracket(teams, { format: 'double' }), 4),
        ours(double(teams), 4),
      ]
      const known = (line: string) => !line.startsWith('lower')
      expect(a.filter(known).sort()).toEqual(b.filter(known).sort())
      expect(a).toHaveLength(b.length)
    },
  )

  test('32 teams in double elimination: as late a first rematch', async () => {
    const managed = await managedBracket(32, { format: 'double' })
    expect(firstRematch(flowOf(await managed.matches()))).toBe(firstRematch(double(32).matches))
  })
})

function double(teams: number): Bracket {
  return bracketOf(teams, { format: 'double', grandFinal: 'reset' })
}
