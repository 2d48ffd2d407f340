import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { chance } from '../../random/chance.ts'
import { roundRobinRounds } from '../layout/roundRobinRounds.ts'
import { pairsOf } from '../tables/playingOff.ts'
import { pointRules } from '../tables/pointRules.ts'
import type { TableRules } from '../model/tableRules.ts'
import type { TableMatch } from '../tables/teamRecords.ts'
import { footballGroups } from '../testing/footballGroups.ts'
import { playedMatch, walkover } from '../testing/tableMatch.ts'
import { judgeByEnumeration } from './judgeByEnumeration.ts'
import { judgeByFlow } from './judgeByFlow.ts'
import { judgeSwiss } from './judgeSwiss.ts'
import type { OpenGroup } from './openGroup.ts'
import type { ProspectOutcome, TeamProspect } from './prospect.ts'
import { isPlayedBy, type Question } from './question.ts'
import { groupProspects } from './stageProspects.ts'
import { candidatesOf } from './sufficientResults.ts'
import { expectCertain, type Fate, holds } from './testing/expectCertain.ts'
import {
  type End,
  forEachEnd,
  type GroupCase,
  groupOfCase,
  type PairCase,
  plainEnds,
  roundEnds,
  seriesEnds,
  tableAfter,
} from './testing/possibleEnds.ts'

// The deep run takes many more groups.
vi.setConfig({ testTimeout: 600_000 })

declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

const factor = Number(process.env['PROSPECT_GROUPS'] ?? 200) / 200
const runs = (count: number) => Math.ceil(count * factor)
const roundRobin = { kind: 'round-robin' } as const
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const points = pointRules['3-1-0']

const criteriaOfWinners: readonly TableRules[] = [
  { points, criteria: ['points'], afterTie: 'restart' },
  { points, criteria: ['points', 'seed'], afterTie: 'restart' },
  { points, criteria: ['points', 'head-to-head'], afterTie: 'restart', miniLeague: ['points'] },
  {
    points,
    criteria: ['points', 'head-to-head', 'seed'],
    afterTie: 'continue',
    miniLeague: ['points', 'wins'],
  },
  { points, criteria: ['record', 'head-to-head', 'wins'], afterTie: 'restart', miniLeague: ['wins'] },
]
const criteriaOfGames: readonly TableRules[] = [
  { points, criteria: ['points', 'fewer-forfeits', 'seed'], afterTie: 'continue' },
  { points, criteria: ['points', 'head-to-head', 'game-difference', 'games-won'], afterTie: 'restart' },
  {
    points,
    criteria: ['points', 'head-to-head', 'game-difference', 'games-won', 'seed'],
    afterTie: 'continue',
  },
  { points, criteria: ['points', 'game-difference', 'head-to-head', 'seed'], afterTie: 'restart' },
  { points, criteria: ['wins', 'games-won', 'fewer-forfeits', 'head-to-head'], afterTie: 'continue' },
  { points, criteria: ['game-difference', 'seed'], afterTie: 'continue' },
  { points, criteria: ['points', 'sonneborn-berger', 'seed'], afterTie: 'continue' },
]

const criteriaOfRounds: readonly TableRules[] = [
  { points, criteria: ['points', 'head-to-head', 'round-difference', 'rounds-won'], afterTie: 'restart' },
  { points, criteria: ['points', 'round-difference', 'head-to-head', 'seed'], afterTie: 'continue' },
  {
    points,
    criteria: ['points', 'head-to-head', 'game-difference', 'seed'],
    miniLeague: ['points', 'round-difference', 'rounds-won'],
    afterTie: 'restart',
    walkoverRounds: 13,
  },
  {
    points,
    criteria: ['points', 'head-to-head', 'rounds-won', 'fewer-forfeits'],
    miniLeague: ['wins', 'rounds-won'],
    afterTie: 'continue',
  },
  { points, criteria: ['round-difference', 'seed'], afterTie: 'continue' },
]

const rulesOfGames = criteriaOfGames.filter(({ criteria }) => !criteria.includes('sonneborn-berger'))

/** The criteria of opponents are not followed. */
const criteriaOfAll = [...criteriaOfWinners, ...criteriaOfGames].filter(
  ({ criteria }) => !criteria.includes('sonneborn-berger'),
)

interface Limits {
  readonly teamsMax: number
  readonly openMax: number
  readonly canDraw: boolean
}

/** A group in which the matches of later rounds are still open, and which a team may have left. */
function randomGroup(luck: number, rules: TableRules, { teamsMax, openMax, canDraw }: Limits): GroupCase {
  const below = chance(luck)
  const teamIds = ids.slice(0, 3 + below(teamsMax - 2))
  const gamesToWin = canDraw ? 2 : 1 + below(2)
  const pairs = roundRobinRounds(teamIds.length, below(3) === 0 ? 2 : 1).flatMap((round, index) =>
    round.map(
      ([one, other]): PairCase => ({
        round: index + 1,
        one: ids[one - 1] ?? '',
        other: ids[other - 1] ?? '',
      }),
    ),
  )
  const left = teamIds.length > 3 && below(3) === 0 ? (teamIds[below(teamIds.length)] ?? '') : null
  const open = Math.min(pairs.length, below(openMax + 1))
  const forfeited = pairs
    .slice(pairs.length - open)
    .filter(({ one, other }) => one === left || other === left)
    .map(({ round, one, other }) => walkover(round, one === left ? other : one, left ?? ''))
  const played = pairs.slice(0, pairs.length - open).map(({ round, one, other }) => {
    const lost = below(gamesToWin)
    if (canDraw && below(3) === 0) return playedMatch(round, one, [1, 1], other)
    const [best, worst] = below(2) === 0 ? [one, other] : [other, one]
    return below(8) === 0
      ? walkover(round, best, worst)
      : playedMatch(round, best, [gamesToWin, canDraw ? 0 : lost], worst)
  })
  const places = teamIds.length - (left === null ? 0 : 1)
  const certain = 1 + below(places - 1)
  return {
    teamIds,
    ...(left !== null && { withdrawn: new Set([left]) }),
    played: [...played, ...forfeited],
    remaining: pairs.slice(pairs.length - open).filter(({ one, other }) => one !== left && other !== left),
    canDraw,
    gamesToWin,
    rules,
    advancing: { certain, possible: below(3) === 0 ? Math.min(certain + 1, places - 1) : certain },
  }
}

/** A group of which results were taken back after any teams had played tie-breaks. */
function withTieBreaks(given: GroupCase, luck: number): GroupCase {
  const below = chance(luck + 1)
  const tieBreaks = pairsOf(given.teamIds).map(([one, other]) => {
    const isUpset = below(2) === 0
    return playedMatch(1, one, isUpset ? [0, 1] : [1, 0], other)
  })
  const tieOfThree = below(2) === 0 ? 'ladder' : 'each'
  return below(2) === 0 ? given : { ...given, rules: { ...given.rules, tieBreaks, tieOfThree } }
}

const arbitraryRules = (among: readonly TableRules[]) =>
  fc
    .record({ rules: fc.constantFrom(...among), points: fc.constantFrom(...Object.values(pointRules)) })
    .map(({ rules, points }): TableRules => ({ ...rules, points }))

function prospectsOf(given: GroupCase): readonly TeamProspect[] {
  return groupProspects(roundRobin, groupOfCase(given))
}

test('a claim is made if and only if every sequence of winners fulfils it', () => {
  fc.assert(
    fc.property(fc.integer(), arbitraryRules(criteriaOfWinners), fc.boolean(), (luck, rules, canDraw) => {
      const given = withTieBreaks(
        randomGroup(luck, rules, { teamsMax: 6, openMax: canDraw ? 4 : 7, canDraw }),
        luck,
      )
      const prospects = prospectsOf(given)
      const fates = expectCertain(given, prospects, plainEnds(canDraw))
      expectOutcomes(prospects, fates)
      expectComplete(given, prospects)
    }),
    { numRuns: runs(80) },
  )
})

function expectOutcomes(prospects: readonly TeamProspect[], fates: ReadonlyMap<string, Fate>): void {
  for (const { teamId, outcome } of prospects) {
    const { mayMiss, mayReach } = fates.get(teamId) ?? { mayMiss: true, mayReach: true }
    expect([teamId, outcome]).toEqual([teamId, mayMiss ? (mayReach ? 'open' : 'out') : 'through'])
  }
}

/** Asserts that whatever suffices by all sequences of winners is said, or follows from what is said. */
function expectComplete(given: GroupCase, prospects: readonly TeamProspect[]): void {
  const group = groupOfCase(given)
  for (const [team, { teamId, outcome, needs }] of prospects.entries()) {
    if (outcome !== 'open') continue
    for (const { results } of candidatesOf(group, team)) {
      let [suffices, isSaid] = [true, true]
      forEachEnd(given.remaining, plainEnds(given.canDraw), matches => {
        if (!holds(given, matches, teamId, results)) return
        isSaid &&= needs?.enough.some(each => holds(given, matches, teamId, each)) ?? false
        suffices &&= isThroughIn(given, matches, teamId)
      })
      if (suffices) expect([teamId, results, isSaid]).toEqual([teamId, results, true])
    }
    const next = group.remaining.find(match => isPlayedBy(match, team))
    if (next === undefined) continue
    let survivesWithoutWin = false
    forEachEnd(given.remaining, plainEnds(given.canDraw), matches => {
      const isWon = matches.find(({ id }) => id === next.id)?.winner === (next.upper === team ? 0 : 1)
      survivesWithoutWin ||= !isWon && reachesIn(given, matches, teamId)
    })
    expect([teamId, needs?.required === 'win']).toEqual([teamId, !survivesWithoutWin])
  }
}

function reachesIn(given: GroupCase, matches: readonly TableMatch[], teamId: string): boolean {
  const row = tableAfter(given, matches).find(({ record }) => record.teamId === teamId)
  return row !== undefined && row.place.best <= given.advancing.possible
}

function isThroughIn(given: GroupCase, matches: readonly TableMatch[], teamId: string): boolean {
  const row = tableAfter(given, matches).find(({ record }) => record.teamId === teamId)
  return row !== undefined && row.place.worst <= given.advancing.certain
}

test('after the last match, the claims are those of the table', () => {
  fc.assert(
    fc.property(fc.integer(), arbitraryRules(criteriaOfAll), fc.boolean(), (luck, rules, canDraw) => {
      const given = randomGroup(luck, rules, { teamsMax: 6, openMax: 0, canDraw })
      const prospects = prospectsOf(given)
      expectOutcomes(prospects, expectCertain(given, prospects, []))
    }),
    { numRuns: runs(400) },
  )
})

test('no claim is refuted by any scores', () => {
  fc.assert(
    fc.property(fc.integer(), arbitraryRules(criteriaOfGames), fc.boolean(), (luck, rules, canDraw) => {
      const given = randomGroup(luck, rules, { teamsMax: 6, openMax: 3, canDraw })
      expectCertain(given, prospectsOf(given), seriesEnds(given.gamesToWin, canDraw))
    }),
    { numRuns: runs(80) },
  )
})

test('no claim is refuted by any rounds, known or not, also of matches that are over', () => {
  let certain = 0
  fc.assert(
    fc.property(fc.integer(), arbitraryRules(criteriaOfRounds), (luck, rules) => {
      const group = randomGroup(luck, rules, { teamsMax: 5, openMax: 2, canDraw: false })
      const below = chance(luck)
      const played = group.played.map(match => {
        const isForfeited = match.forfeits.some(Boolean)
        const isUnknown = isForfeited || below(4) === 0
        return isUnknown ? match : withRounds(match, [13, below(12)])
      })
      const given = { ...group, played, gamesToWin: 1 }
      const prospects = prospectsOf(given)
      certain += prospects.filter(({ outcome }) => outcome !== 'open').length
      expectCertain(given, prospects, roundEnds())
      if (given.remaining.length === 0) return
      // The rounds of matches that are over can be entered later.
      for (const rounds of [[13, 0] as const, [16, 14] as const]) {
        const entered = played.map(match =>
          match.games || match.forfeits.some(Boolean) ? match : withRounds(match, rounds),
        )
        expectCertain({ ...given, played: entered }, prospects, roundEnds())
      }
    }),
    { numRuns: runs(80) },
  )
  expect(certain).toBeGreaterThan(100 * factor)
})

/** A match of one game with its rounds, those of the winner first. */
function withRounds(match: TableMatch, [won, lost]: readonly [number, number]): TableMatch {
  const rounds = match.winner === 0 ? ([won, lost] as const) : ([lost, won] as const)
  const score = match.winner === 0 ? ([1, 0] as const) : ([0, 1] as const)
  return { ...match, score, games: [{ outcome: match.winner, rounds, source: 'organizer' }] }
}

test('nearly every outcome that all scores agree on is said', () => {
  let [agreed, said] = [0, 0]
  for (let luck = 0; luck < runs(150); luck++) {
    const rules = rulesOfGames[luck % rulesOfGames.length]
    if (rules === undefined) continue
    const given = randomGroup(luck, rules, { teamsMax: 5, openMax: 3, canDraw: false })
    const prospects = prospectsOf(given)
    const fates = expectCertain(given, prospects, seriesEnds(given.gamesToWin, false))
    for (const { teamId, outcome } of prospects) {
      const { mayMiss, mayReach } = fates.get(teamId) ?? { mayMiss: true, mayReach: true }
      if (mayMiss && mayReach) continue
      agreed += 1
      if (outcome !== 'open') said += 1
    }
  }
  // Where bounds touch, the next criterion is followed; that the games of two teams depend on each other is not.
  expect(said / agreed).toBeGreaterThan(0.93)
})

test.each(footballGroups)('$event, group $group: every claim is certain after every match', football => {
  const { event, order, results } = football
  const ends: readonly End[] = [
    { winner: 0, score: [1, 0] },
    { winner: 0, score: [40, 0] },
    { winner: 1, score: [0, 1] },
    { winner: 1, score: [0, 40] },
    { winner: null, score: [0, 0] },
    { winner: null, score: [40, 40] },
  ]
  const rules: TableRules =
    event === 'Euro 2020'
      ? { points, criteria: ['points', 'head-to-head', 'game-difference', 'games-won'], afterTie: 'continue' }
      : { points, criteria: ['points', 'game-difference', 'games-won', 'head-to-head'], afterTie: 'continue' }
  for (let over = 0; over <= results.length; over++) {
    const given: GroupCase = {
      teamIds: order.toSorted(),
      played: results
        .slice(0, over)
        .map(([one, goals, against, other], index) =>
          playedMatch(1 + (index >> 1), one, [goals, against], other),
        ),
      remaining: results
        .slice(over)
        .map(([one, , , other], index) => ({ round: 1 + ((index + over) >> 1), one, other })),
      canDraw: true,
      gamesToWin: 100,
      rules,
      advancing: { certain: 2, possible: 2 },
    }
    const prospects = prospectsOf(given)
    expectCertain(given, prospects, over < 3 ? plainEnds(true) : ends)
    for (const { teamId, outcome } of prospects) {
      if (outcome !== 'open') expect(order.indexOf(teamId) < 2).toBe(outcome === 'through')
    }
    if (over < 2) expect(prospects.every(({ outcome }) => outcome === 'open')).toBe(true)
  }
})

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
