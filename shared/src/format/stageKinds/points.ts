import type { BestOf } from '../series.ts'

/** The points for a win, a draw and a loss. */
export const pointSystems = ['3-1-0', '2-1-0', '1-half-0'] as const
export type PointSystem = (typeof pointSystems)[number]

interface PointsPlan {
  readonly bestOf: BestOf
  readonly points?: PointSystem | undefined
}

/** The systems differ where a series can end in a draw. */
export function pointsOffer({ bestOf, points }: PointsPlan): readonly PointSystem[] {
  return bestOf === 2 || points !== undefined ? pointSystems : []
}
