import type { Bracket } from '../model/bracket.ts'
import { isOver } from '../model/match.ts'
import type { TableStage } from '../model/stage.ts'
import { type UndecidedTie, undecidedTies } from '../tables/undecidedTies.ts'
import { advancingLines } from './advancingLines.ts'
import { groupTable } from './groupTable.ts'
import { overallTables } from './overallTables.ts'
import { stageMatches } from './stageMatches.ts'

/**
 * The ties of a group that is over, or of all groups together (null), through which a line of advancement goes: the
 * next stage waits until they are decided.
 */
export function tiesOf(bracket: Bracket, stage: TableStage, group: number | null): readonly UndecidedTie[] {
  if (!stageMatches(stage, bracket.matches, group ?? undefined).every(isOver)) return []
  const lines = advancingLines(bracket.shape, stage, group)
  if (group !== null) return undecidedTies(groupTable(bracket, stage, group), lines)
  return overallTables(bracket, stage).flatMap(({ above, rows }) =>
    undecidedTies(
      rows,
      lines.map(line => line - above),
    ),
  )
}
