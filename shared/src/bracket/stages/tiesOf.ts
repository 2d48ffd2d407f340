import type { Bracket } from '../model/bracket.ts'
import { isOver } from '../model/match.ts'
import type { TableStage } from '../model/stage.ts'
import { arePlayingOff, maxTieBreakTeams } from '../tables/playingOff.ts'
import { type UndecidedTie, undecidedTies } from '../tables/undecidedTies.ts'
import { advancingLines } from './advancingLines.ts'
import { groupTable } from './groupTable.ts'
import { overallTables } from './overallTables.ts'
import { tableMatches } from './stageMatches.ts'
import { tieBreaksOf } from './tieBreak.ts'

/**
 * The ties of a group that is over, or of all groups together (null), through which a line of advancement goes, and
 * which no tie-break matches are to decide: the next stage waits until they are decided.
 */
export function tiesOf(bracket: Bracket, stage: TableStage, group: number | null): readonly UndecidedTie[] {
  const ties = allTiesOf(bracket, stage, group)
  if (group === null) return ties
  return ties.filter(
    ({ teamIds }) =>
      !arePlayingOff(tieBreaksOf(stage, bracket.matches, group), teamIds, stage.table.tieOfThree),
  )
}

/** The teams with which teams are tied by their table, even if the organizer has ordered them since; null if they are not. */
export function tiedWith(
  bracket: Bracket,
  stage: TableStage,
  group: number,
  teamIds: readonly string[],
): readonly string[] | null {
  const unordered = { ...stage, table: { ...stage.table, tieOrders: [] } }
  const stages = bracket.shape.stages.map(each => (each === stage ? unordered : each))
  const undecided = { ...bracket, shape: { ...bracket.shape, stages } }
  const tie = allTiesOf(undecided, unordered, group).find(
    each => each.teamIds.length <= maxTieBreakTeams && teamIds.every(id => each.teamIds.includes(id)),
  )
  return tie?.teamIds ?? null
}

/** Whether a tie is one of exactly these teams. */
export function isTieOf(tie: UndecidedTie, teamIds: readonly string[]): boolean {
  const tied = new Set(teamIds)
  return (
    tie.teamIds.length === teamIds.length &&
    tied.size === teamIds.length &&
    tie.teamIds.every(id => tied.has(id))
  )
}

function allTiesOf(bracket: Bracket, stage: TableStage, group: number | null): readonly UndecidedTie[] {
  if (!tableMatches(stage, bracket.matches, group ?? undefined).every(isOver)) return []
  const lines = advancingLines(bracket.shape, stage, group)
  if (group !== null) return undecidedTies(groupTable(bracket, stage, group), lines)
  return overallTables(bracket, stage).flatMap(({ above, rows }) =>
    undecidedTies(
      rows,
      lines.map(line => line - above),
    ),
  )
}
