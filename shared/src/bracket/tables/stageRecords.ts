import { isOver } from '../model/match.ts'
import { isUsed } from '../model/isUsed.ts'
import {
  type Absences,
  type ResultRules,
  type TableMatch,
  type TeamRecord,
  teamRecords,
} from './teamRecords.ts'

/** The records that the criteria of a table compare. */
export interface StageRecords {
  readonly records: ReadonlyMap<string, TeamRecord>
  readonly points: ResultRules
  /**
   * By team, the number of rounds without an opponent: byes, and rounds up to the latest one with a result in which the
   * team has no match at all.
   */
  readonly unplayedRounds: ReadonlyMap<string, number>
}

/** Adds up the matches for each of the teams, which are given in the order of seeds; see `teamRecords`. */
export function stageRecords(
  teamIds: readonly (string | null)[],
  matches: readonly TableMatch[],
  points: ResultRules,
  absences?: Absences,
): StageRecords {
  const records = teamRecords(teamIds, matches, points, absences)
  const playedRounds = new Map([...records.keys()].map(teamId => [teamId, new Set<number>()]))
  for (const { round, slots, status } of matches) {
    if (status === 'bye') continue
    for (const { teamId } of slots) playedRounds.get(teamId ?? '')?.add(round)
  }
  const rounds = new Set(matches.filter(match => isOver(match) && isUsed(match)).map(({ round }) => round))
  const lastRound = Math.max(0, ...rounds)
  return {
    records,
    points,
    unplayedRounds: new Map(
      [...playedRounds].map(([teamId, played]) => {
        const until = [...played].filter(round => round <= lastRound)
        return [teamId, lastRound - until.length]
      }),
    ),
  }
}
