import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import type { TableStage } from '../model/stage.ts'
import { stageTable, type TableRow } from '../tables/stageTable.ts'
import type { TableRules } from '../tables/tableRules.ts'
import { entrantTeams } from './entrantTeams.ts'
import { lateEntries } from './lateEntries.ts'
import { stageMatches, tableMatches } from './stageMatches.ts'
import { tieBreakOf, tieBreakOrder } from './tieBreak.ts'
import { annulledTeams, withdrawnTeams } from './withdrawals.ts'

/** The table of a group. Withdrawn teams are not in it; see `annulledTeams` for what they have played. */
export function groupTable(bracket: Bracket, stage: TableStage, group: number): readonly TableRow[] {
  const { teamIds, matches } = countedMatches(bracket, stage, group)
  return stageTable(teamIds, matches, groupRules(bracket, stage, group), lateEntries(bracket, stage))
}

/** The rules of the table of a group, with the order of the teams that have played its tie-break match. */
export function groupRules({ matches }: Bracket, stage: TableStage, group: number): TableRules {
  const match = tieBreakOf(stage, matches, group)
  const order = match === undefined ? null : tieBreakOrder(match)
  if (order === null) return stage.table
  return { ...stage.table, tieOrders: [...(stage.table.tieOrders ?? []), order] }
}

/** The teams of the table of a group in the order of seeds, and the matches that count in it or will count. */
export function countedMatches(
  bracket: Bracket,
  stage: TableStage,
  group: number,
): { readonly teamIds: readonly string[]; readonly matches: readonly Match[] } {
  const matches = tableMatches(stage, bracket.matches, group)
  const withdrawn = withdrawnTeams(stageMatches(stage, bracket.matches, group))
  const annulled = annulledTeams(stage, matches)
  return {
    teamIds: entrantTeams(bracket, stage, group).flatMap(teamId =>
      teamId === null || withdrawn.has(teamId) ? [] : [teamId],
    ),
    matches: matches.filter(({ slots }) => !slots.some(({ teamId }) => annulled.has(teamId ?? ''))),
  }
}
