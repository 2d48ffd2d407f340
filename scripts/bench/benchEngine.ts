import { roundRobinRounds } from '@upper-bracket/shared/bracket/creation/roundRobinRounds'
import { pairSwissRound } from '@upper-bracket/shared/bracket/pairing/swissPairing'
import {
  playSwiss,
  swissRecords,
  swissTeams,
} from '@upper-bracket/shared/bracket/pairing/testing/randomSwiss'
import { groupProspects } from '@upper-bracket/shared/bracket/prospects/stageProspects'
import { groupOfCase } from '@upper-bracket/shared/bracket/prospects/testing/possibleEnds'
import { pointRules } from '@upper-bracket/shared/bracket/tables/pointRules'
import { stageTable } from '@upper-bracket/shared/bracket/tables/stageTable'
import type { TableMatch } from '@upper-bracket/shared/bracket/tables/teamRecords'
import { playedMatch } from '@upper-bracket/shared/bracket/testing/tableMatch'
import { stageLimits } from '@upper-bracket/shared/format/stagePlan'
import { chance } from '@upper-bracket/shared/random/chance'

const samples = 20
const points = pointRules['1-half-0']
const rules = {
  criteria: ['points', 'head-to-head', 'game-difference', 'seed'],
  points,
  afterTie: 'restart',
} as const

/**
 * Measures the engine without the product, in milliseconds. A pairing is divided by sorting the records and pairing
 * neighbours, which ignores rematches.
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
    const ratio = Number((medianOf(own) / medianOf(least)).toPrecision(3))
    return { what: `pairing round ${round + 1} of ${swissTeamsMax} teams`, ...rowOf(own), ratio }
  })
}

function tableRows(): readonly object[] {
  const group = roundRobin(8)
  const swiss = playSwiss(swissTeams(256), stageLimits.swissRoundsMax, 'top-half', chance(0)).at(-1)?.history
  const tables = {
    '16 tables of 8 teams': () => {
      for (let index = 0; index < 16; index++) stageTable(swissTeams(8), group, rules)
    },
    'the table of a Swiss stage of 256 teams': () =>
      stageTable(swissTeams(256), swiss?.matches ?? [], {
        ...rules,
        criteria: ['points', 'buchholz', 'seed'],
      }),
  }
  return Object.entries(tables).map(([what, work]) => ({
    what,
    ...rowOf(Array.from({ length: samples }, () => timeOf(work))),
  }))
}

/** The prospects of a round robin of 16 teams after each of its matches. */
function prospectRows(): readonly object[] {
  const matches = roundRobin(16)
  const times = matches.map((_, count) => {
    const remaining = matches.slice(count).map(({ round, slots: [one, other] }) => {
      return { round, one: one.teamId ?? '', other: other.teamId ?? '' }
    })
    const group = groupOfCase({
      teamIds: swissTeams(16),
      played: matches.slice(0, count),
      remaining,
      canDraw: false,
      gamesToWin: 2,
      rules,
      advancing: { certain: 4, possible: 4 },
    })
    return timeOf(() => groupProspects({ kind: 'round-robin' }, group))
  })
  return [{ what: 'prospects of a round robin of 16 teams', ...rowOf(times) }]
}

function roundRobin(teams: number): readonly TableMatch[] {
  const below = chance(teams)
  return roundRobinRounds(teams, 1).flatMap((pairs, round) =>
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

function rowOf(times: readonly number[]): object {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Number(sorted[Math.ceil(share * sorted.length) - 1]?.toPrecision(3))
  return { median: at(0.5), p95: at(0.95), maximum: at(1) }
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN
}
