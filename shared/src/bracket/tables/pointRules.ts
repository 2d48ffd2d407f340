import type { PointRules } from '../model/tableRules.ts'
import type { PointSystem } from '../../format/stageKinds/points.ts'

/** The points of each system. Half a point for a draw follows the FIDE Handbook, C.04. */
export const pointRules = {
  '3-1-0': { win: 3, draw: 1, loss: 0 },
  '2-1-0': { win: 2, draw: 1, loss: 0 },
  '1-half-0': { win: 1, draw: 0.5, loss: 0 },
} as const satisfies Record<PointSystem, PointRules>
