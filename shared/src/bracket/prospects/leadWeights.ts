import type { PointRules, TableRules } from '../model/tableRules.ts'
import type { TeamRecord } from '../tables/teamRecords.ts'

/** What results add to the first criterion of a table, in whole numbers. */
export interface LeadWeights extends PointRules {
  readonly leadOf: (record: TeamRecord) => number
}

/** Half points become whole ones. */
const scale = 2

/** Returns null if the first criterion does not add up results, or rewards losses. */
export function leadWeights({ criteria, points }: TableRules): LeadWeights | null {
  const weights = weightsOf(criteria[0], points)
  if (weights === null) return null
  const { win, draw, loss, leadOf } = weights
  const scaled = { win: scale * win, draw: scale * draw, loss: scale * loss }
  const isOrdered = win > loss && win >= draw && draw >= loss
  const isWhole = Object.values(scaled).every(Number.isInteger)
  return isOrdered && isWhole ? { ...scaled, leadOf: record => scale * leadOf(record) } : null
}

function weightsOf(
  criterion: TableRules['criteria'][number] | undefined,
  points: PointRules,
): LeadWeights | null {
  if (criterion === 'points') return { ...points, leadOf: record => record.points }
  if (criterion === 'wins') return { win: 1, draw: 0, loss: 0, leadOf: ({ wins }) => wins }
  if (criterion === 'record')
    return { win: 1, draw: 0, loss: -1, leadOf: ({ wins, losses }) => wins - losses }
  return null
}
