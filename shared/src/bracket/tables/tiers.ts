import type { MiniLeagueCriterion, TableCriterion } from '../../format/tableCriterion.ts'
import type { CriterionRow } from './tableCriteria.ts'
import type { TieOrder } from '../model/tableRules.ts'
import type { TeamRecord } from './teamRecords.ts'

/** The reason why a row is above the next one. */
export interface Reason {
  readonly criterion: TableCriterion | TieOrder['by']
  /** The mini-league that separated the two rows: of `head-to-head`, or of the tie-break matches of three teams. */
  readonly miniLeague: {
    readonly criterion: MiniLeagueCriterion
    readonly teamIds: readonly string[]
  } | null
  /**
   * The values of the row and of the next one: in an order of tied teams the positions from 1, after the tie-break match
   * of two teams the games won, 0:0 if one of them forfeited it.
   */
  readonly own: number
  readonly other: number
  /** Whether three teams have played a ladder of two tie-break matches; the values are their places in it. */
  readonly isLadder?: true
  /** Whether an earlier criterion could not separate the two, because rounds are not known. */
  readonly lacksRounds?: true
}

/** Teams that share places, and withdrawn teams that would share them. */
export interface Tier {
  readonly members: readonly TeamRecord[]
  /** The reason why the tier is above the next one; null for the last one. */
  readonly above: Reason | null
  /** Whether a criterion could not separate the members, because rounds are not known. */
  readonly lacksRounds?: true
}

/**
 * Splits tied teams into tiers of equal values, the best first; within a tier they stay in their order. A tier of
 * withdrawn teams alone is left out. A value that is not known (null) leaves all of them together.
 */
export function splitByValue(
  members: readonly TeamRecord[],
  knownNumberOf: (record: TeamRecord) => number | null,
  better: CriterionRow['better'],
  source: Pick<Reason, 'criterion' | 'miniLeague' | 'isLadder'>,
): readonly Tier[] {
  if (members.some(record => knownNumberOf(record) === null))
    return [{ members, above: null, lacksRounds: true }]
  const numberOf = (record: TeamRecord) => knownNumberOf(record) ?? 0
  const byValue = Map.groupBy(members, numberOf)
  const ascending = [...new Set(ranked(members).map(numberOf))].sort((one, other) => one - other)
  const values = better === 'higher' ? ascending.reverse() : ascending
  return values.map((own, index): Tier => {
    const other = values[index + 1]
    return {
      members: byValue.get(own) ?? [],
      above: other === undefined ? null : { ...source, own, other },
    }
  })
}

/** The teams that take places. */
export function ranked(members: readonly TeamRecord[]): readonly TeamRecord[] {
  return members.filter(({ hasWithdrawn }) => !hasWithdrawn)
}

/** The ids of the teams that take places, in the order of seeds. */
export function teamsBySeed(members: readonly TeamRecord[]): readonly string[] {
  return ranked(members)
    .toSorted((one, other) => one.seed - other.seed)
    .map(({ teamId }) => teamId)
}

/** Whether a criterion has separated some of the members, withdrawn or not. */
export function isSeparated(members: readonly TeamRecord[], tiers: readonly Tier[]): boolean {
  return tiers[0]?.members.length !== members.length
}

/** The last of the orders that names exactly these teams; it may name or leave out those that have withdrawn. */
function orderOf(members: readonly TeamRecord[], orders: readonly TieOrder[] = []): TieOrder | undefined {
  const tied = new Set(members.map(({ teamId }) => teamId))
  return orders.findLast(
    ({ teamIds }) =>
      teamIds.every(teamId => tied.has(teamId)) &&
      ranked(members).every(({ teamId }) => teamIds.includes(teamId)),
  )
}

/** Splits tied teams by the order that names them. */
export function splitByTieOrder(
  members: readonly TeamRecord[],
  orders: readonly TieOrder[] = [],
): readonly Tier[] {
  const order = orderOf(members, orders)
  if (order === undefined) return [{ members, above: null }]
  const source = { criterion: order.by, miniLeague: null }
  return splitByValue(members, ({ teamId }) => order.teamIds.indexOf(teamId) + 1, 'lower', source)
}

/** Replaces each tier by what `split` makes of its members. */
export function refine(
  tiers: readonly Tier[],
  split: (members: readonly TeamRecord[]) => readonly Tier[],
): readonly Tier[] {
  return tiers.flatMap(tier => {
    const { members, above, lacksRounds } = tier
    if (ranked(members).length === 1) return [tier]
    const parts = split(members)
    const mark = lacksRounds && { lacksRounds }
    return parts.map((part, index): Tier => {
      const own = part.above && { ...part.above, ...mark }
      return { ...part, ...mark, above: index === parts.length - 1 ? above : own }
    })
  })
}
