import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import type { TableStage } from '../model/stage.ts'
import { withdrawnTeams } from '../model/withdrawals.ts'
import { type GroupRules, stageTable, type TableRow } from '../tables/stageTable.ts'
import type { Absences } from '../tables/teamRecords.ts'
import { entrantTeams } from './entrantTeams.ts'
import { lateEntries } from './lateEntries.ts'
import { tableMatches } from './stageMatches.ts'
import { tieBreaksOf } from './tieBreak.ts'
import { asForfeited, withdrawnResults } from './withdrawnResults.ts'

/** The table of a group. Withdrawn teams have no row; see `withdrawnResults` for what their matches count. */
export function groupTable(bracket: Bracket, stage: TableStage, group: number): readonly TableRow[] {
  const { teamIds, matches, absences } = countedMatches(bracket, stage, group)
  return stageTable(teamIds, matches, groupRules(bracket, stage, group), absences)
}

/** The rules of the table of a group, with its tie-break matches. */
export function groupRules({ matches }: Bracket, stage: TableStage, group: number): GroupRules {
  return { ...stage.table, tieBreaks: tieBreaksOf(stage, matches, group) }
}

interface CountedMatches {
  /** In the order of seeds; null takes the seed of a team that is not known or does not count. */
  readonly teamIds: readonly (string | null)[]
  /** The matches that count in the table or will count. */
  readonly matches: readonly Match[]
  readonly absences: Required<Absences>
}

/** Returns the teams and matches that make the table of a group. */
export function countedMatches(bracket: Bracket, stage: TableStage, group: number): CountedMatches {
  const matches = tableMatches(stage, bracket.matches, group)
  const results = withdrawnResults(bracket, stage, group)
  const isAnnulled = (teamId: string | null) => teamId !== null && results.get(teamId) === 'annul'
  return {
    teamIds: entrantTeams(bracket, stage, group).map(teamId => (isAnnulled(teamId) ? null : teamId)),
    absences: { late: lateEntries(bracket, stage), withdrawn: withdrawnTeams(bracket, stage) },
    matches: matches
      .filter(({ slots }) => !slots.some(({ teamId }) => isAnnulled(teamId)))
      .map(match => asForfeited(match, results)),
  }
}
