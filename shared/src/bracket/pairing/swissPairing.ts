import type { PointRules } from '../model/tableRules.ts'
import type { Meeting, TeamRecord } from '../tables/teamRecords.ts'
import { type PairingScheme, pairGroup } from './pairGroup.ts'
import { type Contender, opponentsOf, type Pairing } from './pairing.ts'
import { pairRound } from './pairRound.ts'

export interface SwissOptions {
  /** How the teams of a group are paired, which are ranked by seed. */
  readonly scheme: PairingScheme
  readonly points: PointRules
  /** The points that late entries have for the rounds they missed, by team. */
  readonly headStarts?: ReadonlyMap<string, number>
  /** The teams that have left; their results count for the others. */
  readonly withdrawn?: ReadonlySet<string>
}

/**
 * Pairs the next round of a Swiss stage of up to 256 teams by the criteria of `pairRound`. The records are those of all
 * teams in any order; the result depends on points, seeds and meetings only. A team floated in its last round if its
 * opponent there had other points than itself before that round, by the results known now; an opponent that is not
 * among the records does not count, nor does a bye.
 */
export function pairSwissRound(records: readonly TeamRecord[], options: SwissOptions): Pairing {
  const { scheme, points, headStarts, withdrawn } = options
  const byId = new Map(records.map(record => [record.teamId, record]))
  const pointsBefore = ({ teamId, meetings }: TeamRecord, round: number) =>
    meetings.reduce(
      (sum, meeting) => (meeting.round < round ? sum + points[meeting.result] : sum),
      headStarts?.get(teamId) ?? 0,
    )
  const lastRound = Math.max(0, ...records.map(({ meetings }) => meetings.at(-1)?.round ?? 0))
  const hasFloated = (record: TeamRecord, { round, opponentId }: Meeting) => {
    const opponent = byId.get(opponentId ?? '')
    return opponent !== undefined && pointsBefore(record, round) !== pointsBefore(opponent, round)
  }
  const ranked = records
    .filter(({ teamId }) => !withdrawn?.has(teamId))
    .toSorted((one, other) => one.seed - other.seed)
    .map(
      (record): Contender => ({
        teamId: record.teamId,
        points: pointsBefore(record, Number.POSITIVE_INFINITY),
        byes: record.byes,
        hasFloated: record.meetings.some(
          meeting => meeting.round === lastRound && hasFloated(record, meeting),
        ),
        opponents: opponentsOf(record),
      }),
    )
    .sort((one, other) => other.points - one.points)
  return pairRound(ranked, members => pairGroup(members, scheme))
}
