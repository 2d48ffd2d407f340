import type { Bracket } from '../model/bracket.ts'
import type { TableStage } from '../model/stage.ts'
import type { TableRules } from '../model/tableRules.ts'
import { type AcrossGroupsRow, type AcrossGroupsRules, rankAcrossGroups } from '../tables/rankAcrossGroups.ts'
import { groupTable } from './groupTable.ts'

/** The teams with the same place in their groups. */
export interface OverallTable {
  /** The number of places over all groups before those of this table. */
  readonly above: number
  /** The number of groups that have such a place; more than there are rows if a group is tied there. */
  readonly count: number
  readonly rows: readonly AcrossGroupsRow[]
}

/** Rounds are compared across groups where they are compared within them. */
function acrossGroups({ criteria }: TableRules): AcrossGroupsRules['criteria'] {
  const rounds = (['round-difference', 'rounds-won'] as const).filter(each => criteria.includes(each))
  return ['points', 'game-difference', 'games-won', ...rounds, 'wins']
}

/** Ranks all teams of a stage over its groups: the first places, then the second ones, and so on. */
export function overallTables(bracket: Bracket, stage: TableStage): readonly OverallTable[] {
  const tables = stage.groups.map((_, group) => groupTable(bracket, stage, group))
  const { points, tieOrders } = stage.table
  const rules = { points, criteria: acrossGroups(stage.table), ...(tieOrders && { tieOrders }) }
  return Array.from({ length: Math.max(...tables.map(table => table.length)) }, (_, index) => {
    const count = tables.filter(table => table.length > index).length
    return { above: index * tables.length, count, rows: rankAcrossGroups(tables, index + 1, rules) }
  })
}
