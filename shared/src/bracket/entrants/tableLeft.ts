import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import type { TableStage } from '../model/stage.ts'
import { withdrawalsOf } from '../model/withdrawals.ts'
import { entrantTeams } from '../stages/entrantTeams.ts'

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
