import { isOver } from '@upper-bracket/shared/bracket/model/match'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { type BracketLayout, bracketLayout, type LayoutMetrics } from '../layout/bracketLayout.ts'

export interface FittedTree {
  readonly layout: BracketLayout
  readonly metrics: LayoutMetrics
}

interface Room {
  readonly width: number
  readonly height: number
}

/** Cards without captions: two groups of four teams fit next to each other, or the four rounds of the lower side of a group of eight. */
export const compactMetrics: LayoutMetrics = {
  ...{ cardWidth: 213, cardHeight: 38, lineOffset: 19 },
  ...{ columnGap: 16, rowGap: 6, heading: 36, stageGap: 0 },
}
/** About twelve letters of a name are readable. */
const minCardWidth = 128

/**
 * Returns the drawing of an elimination with compact cards, as wide as there is room. Where not all rounds fit, the
 * earliest that are over are left out; null if what is left does not fit either.
 */
export function fittedTree(rounds: readonly BracketRound[], room: Room): FittedTree | null {
  for (let shown = rounds; shown.length > 0; ) {
    const tree = treeIn(shown, room)
    if (tree !== null) return tree
    const earliest = earliestOver(shown)
    if (earliest === undefined) return null
    shown = shown.filter(round => round !== earliest)
  }
  return null
}

function treeIn(rounds: readonly BracketRound[], { width, height }: Room): FittedTree | null {
  const { cardWidth, columnGap } = compactMetrics
  const columns = Math.round(
    (bracketLayout(rounds, compactMetrics).width + columnGap) / (cardWidth + columnGap),
  )
  const fitting = Math.floor((width + columnGap) / columns) - columnGap
  if (fitting < minCardWidth) return null
  const metrics = { ...compactMetrics, cardWidth: Math.min(cardWidth, fitting) }
  const layout = bracketLayout(rounds, metrics)
  return layout.width <= width && layout.height <= height ? { layout, metrics } : null
}

/** The largest round that is over: of several, the first. */
function earliestOver(rounds: readonly BracketRound[]): BracketRound | undefined {
  const over = rounds.filter(({ matches }) => matches.every(isOver))
  const most = Math.max(...over.map(({ matches }) => matches.length))
  return over.find(({ matches }) => matches.length === most)
}
