import { comparable } from './opponentCriteria.ts'
import { rowsOf, type TableRow, tiersOf } from './stageTable.ts'
import { criterionTable, type NumberCriterion } from './tableCriteria.ts'
import type { PointRules, TableRules } from './tableRules.ts'
import { recordOf, type TeamRecord } from './teamRecords.ts'

/** The criteria that mean the same in every group. */
type AcrossGroupsCriterion = Extract<
  NumberCriterion,
  'points' | 'wins' | 'game-difference' | 'games-won' | 'fewer-forfeits'
>

export interface AcrossGroupsRules extends Pick<TableRules, 'points' | 'tieOrders'> {
  readonly criteria: readonly AcrossGroupsCriterion[]
}

export interface AcrossGroupsRow extends TableRow {
  /** The index of the group among the given ones. */
  readonly group: number
}

/**
 * Ranks the teams that have the same place in different groups ("best thirds"). Groups in which the place is not decided
 * are left out. Where groups differ in size, results against teams below the last place of the smallest group do not
 * count (UEFA EURO 2016 qualifying). If the numbers of matches still differ, all values are divided by them. Teams that
 * no criterion separates share their places, and are listed in the order of groups.
 */
export function rankAcrossGroups(
  groups: readonly (readonly TableRow[])[],
  place: number,
  rules: AcrossGroupsRules,
): readonly AcrossGroupsRow[] {
  const size = Math.min(...groups.map(table => table.length))
  const groupOf = new Map<string, number>()
  const records: TeamRecord[] = []
  for (const [group, table] of groups.entries()) {
    const row = table.find(({ place: { best, worst } }) => best === place && worst === place)
    if (row === undefined) continue
    groupOf.set(row.record.teamId, group)
    records.push(withoutPlacesBelow(table, size, row.record, rules.points))
  }
  const isPerMatch = new Set(records.map(({ meetings }) => meetings.length)).size > 1
  const numberOf = (criterion: AcrossGroupsCriterion, record: TeamRecord) => {
    const value = criterionTable[criterion].value(record)
    return isPerMatch ? comparable(value / Math.max(1, record.meetings.length)) : value
  }
  const values = new Map(
    records.map(record => [
      record.teamId,
      Object.fromEntries(rules.criteria.map(criterion => [criterion, numberOf(criterion, record)])),
    ]),
  )
  const tiers = tiersOf(records, values, { ...rules, afterTie: 'continue' })
  return rowsOf(tiers, values).map(row => ({ ...row, group: groupOf.get(row.record.teamId) ?? 0 }))
}

/** The record without the results against teams below a place, or all of it if it is not decided who they are. */
function withoutPlacesBelow(
  table: readonly TableRow[],
  last: number,
  { teamId, seed, meetings }: TeamRecord,
  points: PointRules,
): TeamRecord {
  const isDecided = table.every(({ place }) => place.best > last || place.worst <= last)
  const below = table.filter(({ place }) => place.best > last).map(({ record }) => record.teamId)
  const left = meetings.filter(({ opponentId }) => !isDecided || !below.includes(opponentId ?? ''))
  return recordOf(teamId, seed, left, points)
}
