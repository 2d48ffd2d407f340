import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { chance } from '../../random/chance.ts'
import { roundRobinRounds } from '../layout/roundRobinRounds.ts'
import type { TableRules } from '../model/tableRules.ts'
import { playedMatch } from '../testing/tableMatch.ts'
import { judgeByEnumeration } from './judgeByEnumeration.ts'
import { judgeByFlow } from './judgeByFlow.ts'
import { judgeSwiss } from './judgeSwiss.ts'
import type { OpenGroup } from './openGroup.ts'
import type { ProspectOutcome } from './prospect.ts'
import { isPlayedBy, type Question } from './question.ts'
import { candidatesOf } from './sufficientResults.ts'
import { holds } from './testing/expectCertain.ts'
import { forEachEnd, type GroupCase, groupOfCase, plainEnds, tableAfter } from './testing/possibleEnds.ts'
import {
  arbitraryRules,
  factor,
  isThroughIn,
  points,
  prospectsOf,
  randomGroup,
  runs,
} from './testing/randomGroups.ts'

// The deep run takes many more groups.
vi.setConfig({ testTimeout: 600_000 })

const byPoints: TableRules = { points, criteria: ['points'], afterTie: 'restart' }

/** Every question that is asked about a group. */
function questionsOf(group: OpenGroup): readonly Question[] {
  return [...group.teamIds.keys()].flatMap(team => [
    { team, given: [], minWins: 0 },
    ...candidatesOf(group, team).map(({ question }) => question),
  ])
}

test('on points alone, the flow says what all sequences of winners say', () => {
  fc.assert(
    fc.property(fc.integer(), luck => {
      const group = groupOfCase(randomGroup(luck, byPoints, { teamsMax: 8, openMax: 9, canDraw: false }))
      const own = (team: number) => group.remaining.filter(match => isPlayedBy(match, team)).length
      // Some of the wins are not followed.
      const questions = questionsOf(group).filter(
        ({ team, minWins }) => minWins === 0 || minWins === own(team),
      )
      expect(judgeByFlow(group, questions)).toEqual(judgeByEnumeration(group, questions))
    }),
    { numRuns: runs(60) },
  )
})

test('with draws, what the flow says is true', () => {
  let certain = 0
  fc.assert(
    fc.property(fc.integer(), arbitraryRules([byPoints]), (luck, rules) => {
      const group = groupOfCase(randomGroup(luck, rules, { teamsMax: 8, openMax: 6, canDraw: true }))
      const questions = questionsOf(group)
      const exact = judgeByEnumeration(group, questions)
      for (const [index, outcome] of judgeByFlow(group, questions).entries()) {
        if (outcome === 'open') continue
        certain += 1
        expect(outcome).toBe(exact[index])
      }
    }),
    { numRuns: runs(60) },
  )
  expect(certain).toBeGreaterThan(300 * factor)
})

test('in the last Swiss round, the bounds say what all sequences of winners say', () => {
  fc.assert(
    fc.property(fc.integer(), fc.boolean(), (luck, canDraw) => {
      const group = groupOfCase(swissCase(luck, canDraw))
      const questions = questionsOf(group)
      expect(judgeSwiss(group, questions)).toEqual(judgeByEnumeration(group, questions))
    }),
    { numRuns: runs(60) },
  )
})

test.each(['points', 'record'] as const)(
  'before undrawn Swiss rounds, any of which each team can win or lose, the bounds by %s are exact',
  lead => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 }), (luck, undrawnRounds) => {
        const given = swissCase(luck, false, 2)
        const rules: TableRules = { ...given.rules, criteria: [lead] }
        const group = { ...groupOfCase({ ...given, rules }), undrawnRounds }
        const questions = given.teamIds.map((_, team) => ({ team, given: [], minWins: 0 }))
        expect(judgeSwiss(group, questions)).toEqual(expectedOutcomes(given, lead, undrawnRounds))
      }),
      { numRuns: runs(40) },
    )
  },
)

/** The outcomes of all teams if every team can win or lose in each undrawn round, whatever the others do. */
function expectedOutcomes(
  given: GroupCase,
  lead: 'points' | 'record',
  undrawnRounds: number,
): readonly ProspectOutcome[] {
  const fates = given.teamIds.map(() => ({ mayMiss: false, mayReach: false }))
  forEachEnd(given.remaining, plainEnds(false), matches => {
    const rows = tableAfter(given, matches)
    const values = given.teamIds.map(teamId => {
      const record = rows.find(row => row.record.teamId === teamId)?.record
      const { wins = 0, losses = 0, points: total = 0 } = record ?? {}
      return lead === 'points' ? total : wins - losses
    })
    const follow = (team: number, ends: readonly number[]): void => {
      if (team === values.length) {
        for (const [index, own] of ends.entries()) {
          const others = ends.filter((_, other) => other !== index)
          const fate = fates[index] ?? { mayMiss: false, mayReach: false }
          fate.mayMiss ||= others.filter(other => other >= own).length >= given.advancing.certain
          fate.mayReach ||= others.filter(other => other > own).length < given.advancing.possible
        }
        return
      }
      for (let wins = 0; wins <= undrawnRounds; wins++) {
        const gained = lead === 'points' ? wins : wins - (undrawnRounds - wins)
        follow(team + 1, [...ends, (values[team] ?? 0) + gained])
      }
    }
    follow(0, [])
  })
  return fates.map(({ mayMiss, mayReach }) => (mayMiss ? (mayReach ? 'open' : 'out') : 'through'))
}

/** A group whose open matches have different teams. */
function swissCase(luck: number, canDraw: boolean, sizes = 9): GroupCase {
  const below = chance(luck)
  const teamIds = Array.from({ length: 4 + below(sizes) }, (_, index) => `${index}`)
  const pairs = [...teamIds.entries()].flatMap(([index, one]) => {
    const other = teamIds[index + 1]
    return index % 2 === 1 || other === undefined ? [] : [{ round: 4, one, other }]
  })
  const played = [1, 2, 3].flatMap(round =>
    teamIds.flatMap(one => (below(2) === 0 ? [playedMatch(round, one, [1, below(2)], 'left')] : [])),
  )
  const certain = 1 + below(teamIds.length - 1)
  return {
    teamIds,
    played,
    remaining: pairs.slice(below(2)),
    canDraw,
    gamesToWin: 2,
    rules: { ...byPoints, points: { win: 1, draw: 0.5, loss: 0 } },
    advancing: { certain, possible: certain },
  }
}

test.each([false, true])(
  'in groups of 16 teams, the end refutes no claim that was made before it (draws: %s)',
  canDraw => {
    let certain = 0
    for (let luck = 0; luck < runs(3); luck++) {
      const end = largeGroup(luck, 120, canDraw)
      for (let over = 72; over < 120; over += 8) {
        const given = largeGroup(luck, over, canDraw)
        const matches = end.played.slice(over)
        for (const { teamId, outcome, needs } of prospectsOf(given)) {
          const isThrough = isThroughIn(given, matches, teamId)
          if (outcome !== 'open') expect([teamId, outcome]).toEqual([teamId, isThrough ? 'through' : 'out'])
          const sufficed = needs?.enough.filter(each => holds(given, matches, teamId, each)) ?? []
          if (sufficed.length > 0) expect([teamId, isThrough, sufficed]).toEqual([teamId, true, sufficed])
          certain += (outcome === 'open' ? 0 : 1) + sufficed.length
        }
      }
    }
    expect(certain).toBeGreaterThan(20 * runs(3))
  },
)

/** A group of 16 teams after a number of matches. The same luck gives the same results. */
function largeGroup(luck: number, over: number, canDraw: boolean): GroupCase {
  const below = chance(luck)
  const teamIds = [...'abcdefghijklmnop']
  const strength = teamIds.map(() => below(10))
  const pairs = roundRobinRounds(16, 1).flatMap((round, index) =>
    round.map(([one, other]) => ({ round: index + 1, one: one - 1, other: other - 1 })),
  )
  const idAt = (index: number) => teamIds[index] ?? ''
  return {
    teamIds,
    played: pairs.slice(0, over).map(({ round, one, other }) => {
      const isLost = below(20) + (strength[one] ?? 0) < 10 + (strength[other] ?? 0)
      if (canDraw && below(3) === 0) return playedMatch(round, idAt(one), [1, 1], idAt(other))
      return playedMatch(round, idAt(one), isLost ? [0, 2] : [2, 0], idAt(other))
    }),
    remaining: pairs
      .slice(over)
      .map(({ round, one, other }) => ({ round, one: idAt(one), other: idAt(other) })),
    canDraw,
    gamesToWin: 2,
    rules: { ...byPoints, criteria: ['points', 'seed'] },
    advancing: { certain: 8, possible: 8 },
  }
}
