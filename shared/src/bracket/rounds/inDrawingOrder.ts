import type { Match, Section } from '../model/match.ts'

/** The order in which the sections of a stage are drawn, and in which a team passes them. */
const drawingOrder: readonly Section[] = ['main', 'tie-break', 'third-place', 'upper', 'lower', 'final']

/** Compares two matches by their place in the drawing. */
export function inDrawingOrder(one: Match, other: Match): number {
  return (
    Number(one.stage > other.stage) - Number(one.stage < other.stage) ||
    one.group - other.group ||
    drawingOrder.indexOf(one.section) - drawingOrder.indexOf(other.section) ||
    one.round - other.round ||
    one.position - other.position
  )
}
