import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { fitted } from '../../format/stageKinds/optionValues.ts'
import { pointSystems } from '../../format/stageKinds/points.ts'
import type { StagePlan } from '../../format/stagePlan.ts'
import { chance } from '../../random/chance.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { winsNeeded } from '../model/series.ts'
import type { TableStage } from '../model/stage.ts'
import { tableMatches } from '../stages/stageMatches.ts'
import { teamIds } from '../testing/randomTournament.ts'
import { matchWorth } from './matchWorth.ts'
import { openGroup } from './openGroup.ts'
import type { HopedResult, TeamProspect } from './prospect.ts'
import { stageProspects } from './stageProspects.ts'
import {
  bracketOf,
  done,
  factor,
  matchOf,
  outcomesOf,
  play,
  prospectsOf,
  stageAt,
  swiss,
  swissPlan,
  win,
  withTiesDecided,
} from './testing/prospectScenes.ts'

// The deep run plays many more stages.
vi.setConfig({ testTimeout: 600_000 })

const groupsOf = (groups: number, advance: number, rest: Partial<StagePlan> = {}): StagePlan =>
  ({
    kind: 'round-robin',
    groups,
    legs: 1,
    advance,
    bestOf: 3,
    criteria: ['points', 'head-to-head', 'game-difference', 'games-won'],
    ...rest,
  }) as StagePlan

const needsOf = (bracket: Bracket, teamId: string) =>
  prospectsOf(bracket).find(each => each.teamId === teamId)?.needs

describe('a group of four of which two advance', () => {
  const four = ['a', 'b', 'c', 'd']
  // The rounds are a–d b–c, d–c a–b, b–d c–a.
  const start = () => bracketOf(four, [groupsOf(1, 2)])
  const afterTwo = () => {
    let bracket = start()
    for (const [winner, loser] of [
      ['a', 'd'],
      ['b', 'c'],
      ['a', 'b'],
      ['c', 'd'],
    ] as const)
      bracket = win(bracket, winner, loser)
    return bracket
  }

  test('before the first match nothing is certain but that three wins suffice', () => {
    const prospects = prospectsOf(start())
    expect(outcomesOf(prospects)).toEqual({ a: 'open', b: 'open', c: 'open', d: 'open' })
    expect(prospects.map(({ needs }) => needs)).toEqual(
      four.map(() => ({ required: null, enough: [{ kind: 'wins', count: 3, of: 3 }] })),
    )
  })

  test('before the last round', () => {
    const bracket = afterTwo()
    expect(outcomesOf(prospectsOf(bracket))).toEqual({ a: 'open', b: 'open', c: 'open', d: 'open' })
    const [one, other] = [matchOf(bracket, 'a', 'c').id, matchOf(bracket, 'b', 'd').id]
    const next = (own: 'win' | 'any', ...others: readonly HopedResult[]) => ({ kind: 'next', own, others })
    const hoped = (matchId: string, winnerId: string, loserId: string): HopedResult => ({
      matchId,
      winnerId,
      loserId,
      orDraw: false,
    })
    // If c beats a while b wins, the three are tied, and the games of their matches decide.
    expect(needsOf(bracket, 'a')).toEqual({
      required: null,
      enough: [next('win'), next('any', hoped(other, 'd', 'b'))],
    })
    expect(needsOf(bracket, 'b')).toEqual({ required: null, enough: [next('win', hoped(one, 'a', 'c'))] })
    expect(needsOf(bracket, 'c')).toEqual({ required: null, enough: [next('win', hoped(other, 'd', 'b'))] })
    expect(needsOf(bracket, 'd')).toEqual({ required: 'win', enough: [] })
  })

  test('the worth of the matches of the last round', () => {
    const bracket = afterTwo()
    const worth = [
      ...(matchWorth(bracket, matchOf(bracket, 'a', 'c')) ?? []),
      ...(matchWorth(bracket, matchOf(bracket, 'b', 'd')) ?? []),
    ].sort((one, other) => (one.teamId < other.teamId ? -1 : 1))
    expect(worth).toEqual([
      { teamId: 'a', now: 'open', win: 'through', draw: null, loss: 'open' },
      { teamId: 'b', now: 'open', win: 'open', draw: null, loss: 'open' },
      { teamId: 'c', now: 'open', win: 'open', draw: null, loss: 'open' },
      { teamId: 'd', now: 'open', win: 'open', draw: null, loss: 'out' },
    ])
  })

  test('after the last match the claims are those of the next stage, and none is about matches of it', () => {
    let bracket = afterTwo()
    for (const [winner, loser] of [
      ['a', 'c'],
      ['b', 'd'],
    ] as const)
      bracket = win(bracket, winner, loser)
    expect(outcomesOf(prospectsOf(bracket))).toEqual({ a: 'through', b: 'through', c: 'out', d: 'out' })
    const final = [...bracket.matches.values()].at(-1) as Match
    expect(final.slots.map(({ teamId }) => teamId).toSorted()).toEqual(['a', 'b'])
    expect(matchWorth(bracket, final)).toBeNull()
    expect(stageProspects(bracket, stageAt(bracket, 1), 0)).toEqual([])
  })

  test('the match that a team plays now is its next one, whatever its round', () => {
    let bracket = start()
    for (const [winner, loser] of [
      ['a', 'b'],
      ['a', 'd'],
      ['b', 'd'],
    ] as const)
      bracket = win(bracket, winner, loser)
    const { id } = matchOf(bracket, 'c', 'd')
    const before = openGroup(bracket, stageAt(bracket) as TableStage, 0)?.remaining.map(each => each.id)
    const after = openGroup(done(bracket, 'startMatch', { matchId: id }), stageAt(bracket) as TableStage, 0)
    expect(before).toHaveLength(3)
    expect(before?.[0]).not.toBe(id)
    expect(after?.remaining[0]?.id).toBe(id)
  })

  test('a tie that only a lot can settle stays open', () => {
    let bracket = start()
    for (const [winner, loser] of [
      ['a', 'd'],
      ['b', 'd'],
      ['c', 'd'],
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
    ] as const)
      bracket = win(bracket, winner, loser)
    expect(outcomesOf(prospectsOf(bracket))).toEqual({ a: 'open', b: 'open', c: 'open', d: 'out' })
    const decided = done(bracket, 'decideTie', {
      stage: stageAt(bracket).key,
      group: 0,
      tieOrder: ['c', 'a', 'b'],
      by: 'decision',
    })
    expect(outcomesOf(prospectsOf(decided))).toEqual({ a: 'through', b: 'out', c: 'through', d: 'out' })
  })
})

test('in the only stage, the champion is through', () => {
  let bracket = bracketOf(['a', 'b', 'c'], [groupsOf(1, 1)], 'table')
  expect(outcomesOf(prospectsOf(bracket))).toEqual({ a: 'open', b: 'open', c: 'open' })
  for (const [winner, loser] of [
    ['a', 'b'],
    ['a', 'c'],
  ] as const)
    bracket = win(bracket, winner, loser)
  expect(outcomesOf(prospectsOf(bracket))).toEqual({ a: 'through', b: 'out', c: 'out' })
})

test('nothing is claimed while more than 200 matches remain, and what is certain from then on', () => {
  const [first = '', second = '', ...others] = teamIds(22)
  let bracket = bracketOf([first, second, ...others], [groupsOf(1, 1)], 'table')
  for (const other of [second, ...others]) bracket = win(bracket, first, other)
  for (const other of others.slice(0, 9)) bracket = win(bracket, second, other)
  const claimed = () =>
    prospectsOf(bracket).filter(({ outcome, needs }) => outcome !== 'open' || needs?.enough.length !== 0)
  expect(claimed()).toEqual([])
  bracket = win(bracket, second, others[9] ?? '')
  expect(claimed()).toContainEqual({ teamId: first, outcome: 'through', needs: null })
})

test('a clear win is enough where a win is not', () => {
  // All have lost to one of the others, and d has lost to all; only the games of a and c are still open.
  let bracket = bracketOf(['a', 'b', 'c', 'd'], [groupsOf(1, 1)], 'table')
  for (const [winner, loser, lost] of [
    ['a', 'd', 1],
    ['b', 'd', 1],
    ['c', 'd', 1],
    ['a', 'b', 0],
    ['b', 'c', 0],
  ] as const)
    bracket = win(bracket, winner, loser, lost)
  expect(needsOf(bracket, 'a')?.enough).toEqual([{ kind: 'next', own: 'win', others: [] }])
  expect(needsOf(bracket, 'c')).toEqual({ required: 'win', enough: [] })
  bracket = bracketOf(['a', 'b', 'c', 'd'], [groupsOf(1, 1)], 'table')
  for (const [winner, loser, lost] of [
    ['a', 'd', 1],
    ['b', 'd', 1],
    ['c', 'd', 1],
    ['a', 'b', 1],
    ['b', 'c', 1],
  ] as const)
    bracket = win(bracket, winner, loser, lost)
  const matchId = matchOf(bracket, 'a', 'c').id
  expect(needsOf(bracket, 'c')).toEqual({
    required: 'win',
    enough: [{ kind: 'score', matchId, score: [2, 0] }],
  })
})

test('of the third places the best ones advance, so that they stay open until all groups are over', () => {
  let bracket = bracketOf(teamIds(8), [groupsOf(2, 1, { bestOfNext: 1 })])
  const finish = (group: number) => {
    for (const match of tableMatches(stageAt(bracket), bracket.matches, group)) {
      const better = ({ slots: [upper, lower] }: Match) =>
        bracket.shape.teamIds.indexOf(upper.teamId ?? '') < bracket.shape.teamIds.indexOf(lower.teamId ?? '')
      bracket = play(bracket, match, better(match) ? [2, group] : [group, 2])
    }
  }
  finish(0)
  expect(prospectsOf(bracket).map(({ outcome }) => outcome)).toEqual(['through', 'open', 'out', 'out'])
  finish(1)
  expect(prospectsOf(bracket, 0).map(({ outcome }) => outcome)).toEqual(['through', 'through', 'out', 'out'])
  expect(prospectsOf(bracket, 1).map(({ outcome }) => outcome)).toEqual(['through', 'out', 'out', 'out'])
})

const roundRobin = fc.record({
  groups: fc.integer({ min: 1, max: 3 }),
  advance: fc.integer({ min: 1, max: 2 }),
  bestOfNext: fc.constantFrom(0, 0, 1),
  legs: fc.constantFrom(1, 2),
  bestOf: fc.constantFrom(1, 2, 3),
  points: fc.constantFrom(...pointSystems),
})

test('the end of a stage refutes no claim that was made on the way', () => {
  const claims = new Map<string, number>()
  fc.assert(
    fc.property(
      fc.integer({ min: 6, max: 12 }),
      fc.constantFrom(0, 0, 1, 2),
      fc.oneof(
        roundRobin.map(({ groups, advance, ...rest }) =>
          groupsOf(groups, advance, rest as Partial<StagePlan>),
        ),
        swiss.map(({ pairing, advance, lead, bestOf, points }) =>
          fitted({ ...swissPlan(pairing, advance, lead), bestOf, points }),
        ),
      ),
      fc.integer(),
      (size, lower, upperPlan, luck) => {
        const lowerPlan = { ...upperPlan, bestOfNext: 0, advanceLower: lower } as StagePlan
        const plan = lower === 0 ? upperPlan : lowerPlan
        const below = chance(luck)
        const teams = plan.kind === 'swiss' && plan.pairing === 'valve' ? 16 : size
        let bracket: Bracket
        try {
          bracket = bracketOf(teamIds(teams), [plan], lower === 0 ? 'single' : 'double')
        } catch {
          return
        }
        const said: TeamProspect[] = []
        for (;;) {
          const ready = [...bracket.matches.values()].filter(
            ({ stage, status }) => stage === stageAt(bracket).key && status === 'ready',
          )
          const match = ready[below(ready.length)]
          if (match === undefined) break
          const isAsked = below(4) === 0
          for (const group of isAsked ? stageAt(bracket).groups.keys() : []) {
            said.push(...prospectsOf(bracket, group).filter(({ outcome }) => outcome !== 'open'))
          }
          for (const { teamId, now, win: won, loss } of (isAsked && matchWorth(bracket, match)) || [])
            if (now !== 'open') expect([teamId, won, loss]).toEqual([teamId, now, now])
          const needed = winsNeeded(match.bestOf)
          const isDrawn = match.bestOf === 2 && below(3) === 0
          bracket = play(bracket, match, isDrawn ? [1, 1] : below(2) === 0 ? [needed, 0] : [0, needed])
        }
        const next = withTiesDecided(bracket)
        const entered = [...next.matches.values()].filter(({ stage }) => stage !== stageAt(next).key)
        const teamsIn = (matches: readonly Match[]) =>
          new Set(matches.flatMap(({ slots }) => slots.map(({ teamId }) => teamId)))
        const taken = teamsIn(entered)
        const upper = teamsIn(entered.filter(({ section }) => section !== 'lower'))
        const expectTrue = ({ teamId, outcome, side }: TeamProspect) => {
          const isThrough = (side === 'upper' ? upper : taken).has(teamId)
          expect([teamId, outcome]).toEqual([teamId, isThrough ? 'through' : 'out'])
          if (side === 'lower') expect(upper).not.toContain(teamId)
        }
        for (const prospect of said) {
          expectTrue(prospect)
          const key = [plan.kind, prospect.side, prospect.outcome].filter(Boolean).join(' ')
          claims.set(key, (claims.get(key) ?? 0) + 1)
        }
        for (const group of stageAt(next).groups.keys()) prospectsOf(next, group).forEach(expectTrue)
      },
    ),
    { numRuns: Math.ceil(60 * factor) },
  )
  const sides = ['lower out', 'lower through', 'upper through'].map(each => `round-robin ${each}`)
  expect([...claims.keys()]).toEqual(
    expect.arrayContaining([
      'round-robin out',
      'round-robin through',
      ...sides,
      'swiss out',
      'swiss through',
    ]),
  )
})
