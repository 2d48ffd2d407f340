import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { chance } from '../../random/chance.ts'
import { pairsOf } from '../tables/playingOff.ts'
import type { TableRules } from '../model/tableRules.ts'
import type { TableMatch } from '../tables/teamRecords.ts'
import { footballGroups } from '../testing/footballGroups.ts'
import { playedMatch } from '../testing/tableMatch.ts'
import type { TeamProspect } from './prospect.ts'
import { isPlayedBy } from './question.ts'
import { candidatesOf } from './sufficientResults.ts'
import { expectCertain, type Fate, holds } from './testing/expectCertain.ts'
import {
  type End,
  forEachEnd,
  type GroupCase,
  groupOfCase,
  plainEnds,
  roundEnds,
  seriesEnds,
  tableAfter,
} from './testing/possibleEnds.ts'
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
