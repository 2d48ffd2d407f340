import type { Match, Stage } from '../model/match.ts'

/** The order in which the stages of a bracket are drawn, and in which a team passes them. */
export const drawingOrder: readonly Stage[] = ['main', 'third-place', 'upper', 'lower', 'final']

/** Compares two matches by their place in the drawing. */
export function inDrawingOrder(one: Match, other: Match): number {
  return (
    drawingOrder.indexOf(one.stage) - drawingOrder.indexOf(other.stage) ||
    one.round - other.round ||
    one.position - other.position
  )
}
