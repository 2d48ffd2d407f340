import type { MiniLeagueCriterion } from '../../format/tableCriterion.ts'
import { comparable } from './opponentCriteria.ts'
import { rowsOf, type TableRow, tiersOf } from './stageTable.ts'
import { criterionTable, type NumberCriterion } from './tableCriteria.ts'
import type { PointRules, TableRules } from '../model/tableRules.ts'
import { recordOf, type TeamRecord } from './teamRecords.ts'

/** The criteria that mean the same in every group. */
type AcrossGroupsCriterion = Extract<NumberCriterion, MiniLeagueCriterion | 'fewer-forfeits'>

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
 * count (UEFA EURO 2016 qualifying); a withdrawn team whose results stand comes after the last place of its group. If
 * the numbers of matches still differ, all values are divided by them. Teams that no criterion separates share their
 * places, and are listed in the order of groups.
 */
export function rankAcrossGroups(
  groups: readonly (readonly TableRow[])[],
  place: number,
  rules: AcrossGroupsRules,
): readonly AcrossGroupsRow[] {
  const size = Math.min(...groups.map(table => table.length + withdrawnFrom(table).size))
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
    return isPerMatch && value !== null ? comparable(value / Math.max(1, record.meetings.length)) : value
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
  record: TeamRecord,
  points: PointRules,
): TeamRecord {
  const withdrawn = [...withdrawnFrom(table)]
  // The ones that withdrew are equal, so that all of them or none are below the last place.
  const out = table.length + withdrawn.length > last ? withdrawn : []
  const isDecided = table.every(({ place }) => place.best > last || place.worst <= last)
  const ranked = isDecided ? table.filter(({ place }) => place.best > last) : []
  const below = new Set([...ranked.map(row => row.record.teamId), ...out])
  const left = record.meetings.filter(({ opponentId }) => !below.has(opponentId ?? ''))
  return recordOf(record, left, points)
}

/** The teams that have left a group in which their results stand. */
function withdrawnFrom(table: readonly TableRow[]): ReadonlySet<string> {
  const placed = new Set(table.map(({ record }) => record.teamId))
  const opponents = table.flatMap(({ record }) => record.meetings.flatMap(each => each.opponentId ?? []))
  return new Set(opponents.filter(teamId => !placed.has(teamId)))
}
