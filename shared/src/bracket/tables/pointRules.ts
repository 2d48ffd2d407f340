import type { PointRules } from './tableRules.ts'

/** The points of a group: a draw, which only a series of two games can have, is worth a third of a win. */
export const groupPoints: PointRules = { win: 3, draw: 1, loss: 0 }

/** The points of a Swiss stage (FIDE Handbook, C.04). */
export const swissPoints: PointRules = { win: 1, draw: 0.5, loss: 0 }
