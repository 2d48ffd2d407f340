import { defaultMiniLeague } from '../../format/stageKinds/tieRules.ts'
import type { TableCriterion } from '../../format/tableCriterion.ts'
import { splitByMiniLeague } from './miniLeague.ts'
import { arePlayingOff } from './playingOff.ts'
import { splitByTieBreaks } from './splitByTieBreaks.ts'
import { type StageRecords, stageRecords } from './stageRecords.ts'
import { criterionTable, type NumberCriterion } from './tableCriteria.ts'
import type { TableRules } from '../model/tableRules.ts'
import { type Absences, resultRules, type TableMatch, type TeamRecord } from './teamRecords.ts'
import {
  isSeparated,
  type Reason,
  ranked,
  refine,
  splitByTieOrder,
  splitByValue,
  teamsBySeed,
  type Tier,
} from './tiers.ts'

/** Places from 1; equal if the place is decided. */
export interface PlaceRange {
  readonly best: number
  readonly worst: number
}

/** The rules of a table, and the matches that decide its ties. */
export interface GroupRules extends TableRules {
  readonly tieBreaks?: readonly TableMatch[]
}

export interface TableRow {
  readonly record: TeamRecord
  /** Shared with the teams that no criterion separates from this one. */
  readonly place: PlaceRange
  /** The values by criterion, for all criteria of the table other than `head-to-head`; null if they are not known. */
  readonly values: Readonly<Partial<Record<NumberCriterion, number | null>>>
  /** The reason why the row is above the next one; null if the two share places, and for the last row. */
  readonly above: Reason | null
  /** Whether a criterion could not separate the teams that share the places, because rounds are not known. */
  readonly lacksRounds: boolean
}

/**
 * Ranks the teams, which are given in the order of seeds (see `teamRecords`), by their matches that are over. Teams that
 * no criterion separates share their places, and are listed in the order of seeds. A withdrawn team has no row and takes
 * no place; the others are in the order in which they would be if it had lost its remaining matches by forfeit.
 */
export function stageTable(
  teamIds: readonly (string | null)[],
  matches: Iterable<TableMatch>,
  rules: GroupRules,
  absences?: Absences,
): readonly TableRow[] {
  const stage = stageRecords(teamIds, [...matches], resultRules(rules), absences)
  const values = valuesOf(stage, rules.criteria)
  return rowsOf(tiersOf([...stage.records.values()], values, rules), values)
}

/** The values of each team by criterion. */
export type TableValues = ReadonlyMap<string, TableRow['values']>

function valuesOf(stage: StageRecords, criteria: readonly TableCriterion[]): TableValues {
  const numbers = criteria.filter(criterion => criterion !== 'head-to-head')
  return new Map(
    [...stage.records].map(([teamId, record]) => [
      teamId,
      Object.fromEntries(
        numbers.map(criterion => [criterion, criterionTable[criterion].value(record, stage)]),
      ),
    ]),
  )
}

/** Splits tied teams until no criterion separates them any more, with numbers that are known already. */
export function tiersOf(
  members: readonly TeamRecord[],
  values: TableValues,
  rules: GroupRules,
): readonly Tier[] {
  const { points, criteria, afterTie, miniLeague = defaultMiniLeague } = rules
  const splitBy = (tied: readonly TeamRecord[], criterion: TableCriterion): readonly Tier[] => {
    if (criterion === 'head-to-head')
      return splitByMiniLeague(tied, { points, criteria: miniLeague, afterTie })
    const numberOf = ({ teamId }: TeamRecord) => values.get(teamId)?.[criterion] ?? null
    return splitByValue(tied, numberOf, criterionTable[criterion].better, { criterion, miniLeague: null })
  }
  const splitFrom = (tied: readonly TeamRecord[], first: number): readonly Tier[] => {
    let tiers: readonly Tier[] = [{ members: tied, above: null }]
    for (const [index, criterion] of criteria.entries()) {
      if (index < first) continue
      tiers = refine(tiers, members => splitBy(members, criterion))
      const next = afterTie === 'restart' ? 0 : index + 1
      if (isSeparated(tied, tiers)) return refine(tiers, remainder => splitFrom(remainder, next))
    }
    return refine(tiers, members => splitTied(members, rules))
  }
  return refine([{ members, above: null }], tied => splitFrom(tied, 0))
}

/** Splits teams that no criterion separates by their tie-break matches, or by the order that was decided for them. */
export function splitTied(
  tied: readonly TeamRecord[],
  rules: Pick<GroupRules, 'tieOrders' | 'tieBreaks' | 'tieOfThree'>,
): readonly Tier[] {
  const tiers = splitByTieBreaks(tied, rules.tieBreaks, rules.tieOfThree)
  return isSeparated(tied, tiers)
    ? refine(tiers, remainder => splitTied(remainder, rules))
    : refine(tiers, members =>
        arePlayingOff(rules.tieBreaks ?? [], teamsBySeed(members), rules.tieOfThree)
          ? [{ members, above: null }]
          : splitByTieOrder(members, rules.tieOrders),
      )
}

/** Lists the members of the tiers with their places. */
export function rowsOf(tiers: readonly Tier[], values: TableValues): readonly TableRow[] {
  let above = 0
  return tiers.flatMap(tier => {
    const members = ranked(tier.members)
    const place = { best: above + 1, worst: above + members.length }
    above = place.worst
    return members.map((record, index) => ({
      record,
      place,
      values: values.get(record.teamId) ?? {},
      above: index === members.length - 1 ? tier.above : null,
      lacksRounds: members.length > 1 && tier.lacksRounds === true,
    }))
  })
}
