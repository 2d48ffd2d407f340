import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket, PlayedResults } from '../model/bracket.ts'
import type { TableStage } from '../model/stage.ts'
import { withdrawalsOf } from '../model/withdrawals.ts'
import { entrantTeams } from '../stages/entrantTeams.ts'
import { withdrawnResults } from '../stages/withdrawnResults.ts'

interface TableLeft {
  readonly stage: TableStage
  readonly group: number
}

/** The table in which a withdrawn team has no place any more; null if it has left none. */
export function tableLeft(bracket: Bracket, teamId: string): TableLeft | null {
  const key = withdrawalsOf(bracket).find(each => each.teamId === teamId)?.stage
  const stage = bracket.shape.stages.find(each => each.key === key)
  if (stage === undefined || !hasTable(stage)) return null
  const group = stage.groups.findIndex((_, index) => entrantTeams(bracket, stage, index).includes(teamId))
  return group < 0 ? null : { stage, group }
}

/**
 * What the results of a withdrawn team count in the table that it has left, as an organizer or the rule of the stage
 * says; null if it has left none, or one where results always stand.
 */
export function resultsLeft(bracket: Bracket, teamId: string): PlayedResults | null {
  const left = tableLeft(bracket, teamId)
  return (left && withdrawnResults(bracket, left.stage, left.group).get(teamId)) ?? null
}
