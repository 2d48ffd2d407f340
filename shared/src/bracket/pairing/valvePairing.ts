import type { TeamRecord } from '../tables/teamRecords.ts'
import { type PairingScheme, pairGroup } from './pairGroup.ts'
import { type Contender, hasMet, opponentsOf, type Pairing } from './pairing.ts'
import { pairRound } from './pairRound.ts'

export interface ValveOptions {
  /** The number of wins with which a team has advanced, and of losses with which it is eliminated. */
  readonly winsToAdvance: number
  readonly lossesToLeave: number
  /** Of 16 teams, `top-half` is 1 v 9, 2 v 10 …, and `top-bottom` (before November 2023) is 1 v 16, 2 v 15 … */
  readonly firstRound: Exclude<PairingScheme, 'adjacent'>
  /** Whether groups of six are paired by Valve's table from round 4 on, as has been the rule since September 2022. */
  readonly hasTableOfSix: boolean
  /** The teams that have left; their results count for the others. */
  readonly withdrawn?: ReadonlySet<string>
}

/** A team in the order of a stage of Valve's Swiss. */
export interface ValveRank {
  readonly record: TeamRecord
  /** The sum of wins minus losses over all opponents, each as often as they met. */
  readonly difficulty: number
}

/**
 * The pairings of a group of six by place in the group, of which the first one without a rematch is taken: 16 25 34 is
 * 1 v 6, 2 v 5 and 3 v 4. The source is Valve's "Major Supplemental Rulebook".
 */
const tableOfSix = [
  '16 25 34',
  '16 24 35',
  '15 26 34',
  '15 24 36',
  '14 26 35',
  '14 25 36',
  '16 23 45',
  '15 23 46',
  '13 26 45',
  '13 25 46',
  '14 23 56',
  '13 24 56',
  '12 36 45',
  '12 35 46',
  '12 34 56',
].map(row => row.split(' ').map(pair => [Number(pair[0]) - 1, Number(pair[1]) - 1] as const))

const firstRoundWithTable = 4

/**
 * Ranks the teams of a stage: by wins, then fewer losses, then difficulty, then seed. Of a stage that is over, this is
 * the final order. Opponents that are not among the records do not count for the difficulty.
 */
export function valveOrder(records: readonly TeamRecord[]): readonly ValveRank[] {
  const balance = new Map(records.map(record => [record.teamId, record.wins - record.losses]))
  return records
    .map(record => ({
      record,
      difficulty: record.meetings.reduce(
        (sum, { opponentId }) => sum + (balance.get(opponentId ?? '') ?? 0),
        0,
      ),
    }))
    .sort(
      (one, other) =>
        other.record.wins - one.record.wins ||
        one.record.losses - other.record.losses ||
        other.difficulty - one.difficulty ||
        one.record.seed - other.record.seed,
    )
}

/**
 * Pairs the next round of Valve's Swiss (Valve's "Major Supplemental Rulebook", 2024). The records are those of all
 * teams of the stage in any order. Teams with equal wins minus losses meet, the highest against the lowest by difficulty
 * and seed, in the first solution in depth-first order that has no rematch. Where a group is odd or cannot be paired
 * without a rematch, which happens only after withdrawals or with other than 8, 16 or 32 teams, the criteria of
 * `pairRound` determine who floats and who gets a bye.
 */
export function pairValveRound(records: readonly TeamRecord[], options: ValveOptions): Pairing {
  const playing = valveOrder(records).filter(
    ({ record: { teamId, wins, losses } }) =>
      wins < options.winsToAdvance && losses < options.lossesToLeave && !options.withdrawn?.has(teamId),
  )
  const ranked = playing
    .map(
      ({ record }): Contender => ({
        teamId: record.teamId,
        points: record.wins - record.losses,
        byes: record.byes,
        hasFloated: false,
        opponents: opponentsOf(record),
      }),
    )
    .sort((one, other) => other.points - one.points)
  const round = 1 + Math.max(0, ...playing.map(({ record }) => record.meetings.length))
  const hasTable = options.hasTableOfSix && round >= firstRoundWithTable
  const scheme = round === 1 ? options.firstRound : 'top-bottom'
  return pairRound(ranked, members =>
    hasTable && members.length === 6 ? pairSix(members) : pairGroup(members, scheme),
  )
}

function pairSix(members: readonly Contender[]): readonly (readonly [Contender, Contender])[] | null {
  for (const row of tableOfSix) {
    const couples = row.flatMap(([upper, lower]) => {
      const [one, other] = [members[upper], members[lower]]
      return one === undefined || other === undefined || hasMet(one, other) ? [] : [[one, other] as const]
    })
    if (couples.length === row.length) return couples
  }
  return null
}
