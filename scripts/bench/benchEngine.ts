import { roundRobinRounds } from '@upper-bracket/shared/bracket/layout/roundRobinRounds'
import { pairSwissRound } from '@upper-bracket/shared/bracket/pairing/swissPairing'
import {
  playSwiss,
  swissRecords,
  swissTeams,
} from '@upper-bracket/shared/bracket/pairing/testing/randomSwiss'
import { groupProspects, stageProspects } from '@upper-bracket/shared/bracket/prospects/stageProspects'
import {
  forEachEnd,
  type GroupCase,
  groupOfCase,
  plainEnds,
} from '@upper-bracket/shared/bracket/prospects/testing/possibleEnds'
import { pointRules } from '@upper-bracket/shared/bracket/tables/pointRules'
import { stageTable } from '@upper-bracket/shared/bracket/tables/stageTable'
import type { TableRules } from '@upper-bracket/shared/bracket/model/tableRules'
import { type TableMatch, teamRecords } from '@upper-bracket/shared/bracket/tables/teamRecords'
import { created } from '@upper-bracket/shared/bracket/testing/law'
import { finalScore } from '@upper-bracket/shared/bracket/testing/playRandomStages'
import { playStages } from '@upper-bracket/shared/bracket/testing/playStages'
import { playedMatch } from '@upper-bracket/shared/bracket/testing/tableMatch'
import { stageLimits } from '@upper-bracket/shared/format/bracketLimits'
import type { StagePlan } from '@upper-bracket/shared/format/stagePlan'
import { chance } from '@upper-bracket/shared/random/chance'
import { figuresOf } from './figures.ts'

const samples = 20
/** The number of round robins whose prospects are measured. */
const histories = 2
/** The number of open matches up to which all sequences of their results are examined for comparison. */
const comparedMax = 12
const points = pointRules['1-half-0']
const rules = {
  criteria: ['points', 'head-to-head', 'game-difference', 'seed'],
  points,
  afterTie: 'restart',
} as const

/**
 * Measures the engine without the product, in milliseconds. A pairing is divided by sorting the records and pairing
 * neighbours, which ignores rematches; a table by adding up points and sorting by them; the prospects of all teams,
 * where few matches are open, by the tables of all sequences of results.
 */
export function benchEngine(): readonly object[] {
  return [...pairingRows(), ...tableRows(), ...prospectRows()]
}

function pairingRows(): readonly object[] {
  const { swissTeamsMax, swissRoundsMax } = stageLimits
  const stages = Array.from({ length: samples }, (_, seed) =>
    playSwiss(swissTeams(swissTeamsMax), swissRoundsMax, 'top-half', chance(seed)),
  )
  return Array.from({ length: swissRoundsMax }, (_, round) => {
    const records = stages
      .map(stage => stage[round])
      .flatMap(each => (each ? [swissRecords(each.history)] : []))
    const own = records.map(each => timeOf(() => pairSwissRound(each, { scheme: 'top-half', points })))
    const least = records.map(each =>
      timeOf(() => each.toSorted((one, other) => other.points - one.points || one.seed - other.seed)),
    )
    return { what: `pairing round ${round + 1} of ${swissTeamsMax} teams`, ...figuresOf(own, least) }
  })
}

function tableRows(): readonly object[] {
  const swiss = playSwiss(swissTeams(256), stageLimits.swissRoundsMax, 'top-half', chance(0)).at(-1)?.history
  const tables: Readonly<Record<string, TableCase>> = {
    'a table of 8 teams': { teamIds: swissTeams(8), matches: roundRobin(8, 0), rules },
    'the table of a Swiss stage of 256 teams': {
      teamIds: swissTeams(256),
      matches: swiss?.matches ?? [],
      rules: { ...rules, criteria: ['points', 'buchholz', 'seed'] },
    },
  }
  return Object.entries(tables).map(([what, each]) => {
    const timesOf = (work: () => unknown) => Array.from({ length: samples }, () => timeOf(work))
    const own = timesOf(() => stageTable(each.teamIds, each.matches, each.rules))
    const least = timesOf(() =>
      [...teamRecords(each.teamIds, each.matches, points).values()].sort(
        (one, other) => other.points - one.points,
      ),
    )
    return { what, ...figuresOf(own, least) }
  })
}

interface TableCase {
  readonly teamIds: readonly string[]
  readonly matches: readonly TableMatch[]
  readonly rules: TableRules
}

function prospectRows(): readonly object[] {
  const groups = Array.from({ length: histories }, (_, luck) => openGroups(roundRobin(16, luck))).flat()
  const few = groups.filter(({ remaining }) => remaining.length <= comparedMax)
  const many = groups.filter(({ remaining }) => remaining.length > comparedMax)
  const own = (given: GroupCase) => {
    const group = groupOfCase(given)
    return timeOf(() => groupProspects({ kind: 'round-robin' }, group))
  }
  const all = ({ teamIds, played, remaining, canDraw }: GroupCase) =>
    timeOf(() =>
      forEachEnd(remaining, plainEnds(canDraw), ends => stageTable(teamIds, [...played, ...ends], rules)),
    )
  const twoLegs = Array.from({ length: samples }, (_, luck) => openGroup(roundRobin(16, luck, 2), 12 * luck))
  const what = 'prospects of a round robin of 16 teams'
  return [
    ...(['valve', 'top-half'] as const).map(pairing => ({
      what: `prospects of a Swiss stage of 16 teams (${pairing})`,
      ...figuresOf(swissProspectTimes(pairing, 16, samples)),
    })),
    {
      what: `prospects of a Swiss stage of ${stageLimits.swissTeamsMax} teams`,
      ...figuresOf(swissProspectTimes('top-half', stageLimits.swissTeamsMax, 1)),
    },
    { what: `${what} with two legs`, ...figuresOf(twoLegs.map(own)) },
    { what: `${what}, 10 to ${comparedMax} matches open`, ...figuresOf(few.map(own), few.map(all)) },
    { what: `${what}, ${comparedMax + 1} to 120 matches open`, ...figuresOf(many.map(own)) },
  ]
}

/** A group of which half advance, with 120 to 10 of its matches open. */
function openGroups(matches: readonly TableMatch[]): readonly GroupCase[] {
  return Array.from({ length: matches.length - 9 }, (_, count) => openGroup(matches, count))
}

/** A group of which half advance, after a number of its matches. */
function openGroup(matches: readonly TableMatch[], count: number): GroupCase {
  return {
    teamIds: swissTeams(16),
    played: matches.slice(0, count),
    remaining: matches.slice(count).map(({ round, slots: [one, other] }) => {
      return { round, one: one.teamId ?? '', other: other.teamId ?? '' }
    }),
    canDraw: false,
    gamesToWin: 2,
    rules,
    advancing: { certain: 8, possible: 8 },
  }
}

/** The times after each round of several stages. */
function swissProspectTimes(pairing: 'valve' | 'top-half', teams: number, stages: number): readonly number[] {
  const swiss: Extract<StagePlan, { readonly kind: 'swiss' }> = {
    kind: 'swiss',
    groups: 1,
    pairing,
    rounds: 5,
    advance: 8,
    bestOf: 1,
    decidingBestOf: 3,
    publishing: 'automatic',
    criteria: pairing === 'valve' ? ['record', 'difficulty', 'seed'] : ['points', 'buchholz', 'seed'],
  }
  const start = created({
    teamIds: swissTeams(teams),
    format: 'single',
    stages: [swiss],
    bestOf: { rounds: 1, final: 1 },
    thirdPlace: false,
    grandFinal: 'single',
  })
  return Array.from({ length: stages }, (_, luck) => {
    const below = chance(luck)
    let bracket = start
    return Array.from({ length: swiss.rounds }, (_, index) => {
      bracket = playStages(bracket, match =>
        match.stage === 's1' && match.round === index + 1 ? finalScore(match, below) : null,
      )
      const [stage] = bracket.shape.stages
      return stage === undefined ? Number.NaN : timeOf(() => stageProspects(bracket, stage, 0))
    })
  }).flat()
}

function roundRobin(teams: number, luck: number, legs: 1 | 2 = 1): readonly TableMatch[] {
  const below = chance(luck)
  return roundRobinRounds(teams, legs).flatMap((pairs, round) =>
    pairs.map(([one, other]) =>
      playedMatch(round + 1, `team ${one}`, below(2) === 0 ? [2, below(2)] : [below(2), 2], `team ${other}`),
    ),
  )
}

/** The shortest of three times, which other processes disturb least. */
function timeOf(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...times)
}
