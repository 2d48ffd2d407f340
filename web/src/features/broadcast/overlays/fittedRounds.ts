import { isOver, type Section } from '@upper-bracket/shared/bracket/model/match'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import {
  type BracketLayout,
  bracketLayout,
  type LayoutMetrics,
} from '@upper-bracket/shared/bracket/drawing/bracketLayout'

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
  cardWidth: 213,
  cardHeight: 38,
  lineOffset: 19,
  columnGap: 16,
  rowGap: 6,
  heading: 36,
  stageGap: 0,
}
/** About twelve letters of a name are readable. */
const minCardWidth = 128
/** Rows of a page of several are this far apart at most. */
const maxRowGap = 34

/**
 * Returns the drawings of an elimination with compact cards, as wide as there is room: one of all rounds or, where they
 * do not fit, without the earliest that are over. Otherwise each page shows a part of a side with the way to its end.
 */
export function fittedTrees(rounds: readonly BracketRound[], room: Room): readonly FittedTree[] {
  const whole = fittedTree(rounds, room)
  if (whole !== null) return [whole]
  return sides.flatMap(sections => {
    const side = rounds.filter(({ section }) => sections.includes(section))
    const tree = fittedTree(side, room)
    if (tree !== null) return [tree]
    const open = side.slice(side.findIndex(({ matches }) => !matches.every(isOver)))
    return inColumns(open, room).flatMap(part =>
      inRows(part, room).flatMap(page => treeIn(page, room, maxRowGap) ?? []),
    )
  })
}

/** The sections of a page. The finals follow the upper side. */
const sides: readonly (readonly Section[])[] = [['main', 'third-place', 'upper', 'final'], ['lower']]

function fittedTree(rounds: readonly BracketRound[], room: Room): FittedTree | null {
  for (let shown = rounds; shown.length > 0; ) {
    const tree = treeIn(shown, room)
    if (tree !== null) return tree
    const earliest = earliestOver(shown)
    if (earliest === undefined) return null
    shown = shown.filter(round => round !== earliest)
  }
  return null
}

/** `rowGap` is the largest gap that rows get to fill the height. */
function treeIn(
  rounds: readonly BracketRound[],
  { width, height }: Room,
  rowGap = compactMetrics.rowGap,
): FittedTree | null {
  const { cardWidth, columnGap } = compactMetrics
  const natural = bracketLayout(rounds, compactMetrics)
  const columns = Math.round((natural.width + columnGap) / (cardWidth + columnGap))
  const fitting = Math.floor((width + columnGap) / columns) - columnGap
  if (fitting < minCardWidth) return null
  const rows = Math.max(1, ...rounds.map(({ matches }) => matches.length))
  const spread = compactMetrics.rowGap + Math.floor((height - natural.height) / rows)
  const metrics = {
    ...compactMetrics,
    cardWidth: Math.min(cardWidth, fitting),
    rowGap: Math.max(compactMetrics.rowGap, Math.min(rowGap, spread)),
  }
  const layout = bracketLayout(rounds, metrics)
  return layout.width <= width && layout.height <= height ? { layout, metrics } : null
}

/** Divides rounds, none of which is left out, into as few parts as have room next to each other. */
function inColumns(rounds: readonly BracketRound[], { width }: Room): readonly (readonly BracketRound[])[] {
  const { columnGap } = compactMetrics
  const maxColumns = Math.floor((width + columnGap) / (minCardWidth + columnGap))
  // The match for third place is below the final.
  const isBelow = ({ section }: BracketRound) => section === 'third-place'
  const columns = rounds.filter(round => !isBelow(round))
  const parts = Math.ceil(columns.length / maxColumns)
  const size = Math.ceil(columns.length / parts)
  return Array.from({ length: parts }, (_, part) => [
    ...columns.slice(part * size, (part + 1) * size),
    ...(part === parts - 1 ? rounds.filter(isBelow) : []),
  ])
}

/** Divides rounds into halves, quarters and so on that fit, each with the matches to which it leads. */
function inRows(rounds: readonly BracketRound[], { height }: Room): readonly (readonly BracketRound[])[] {
  const { heading, cardHeight, rowGap } = compactMetrics
  const maxRows = Math.floor((height - heading) / (cardHeight + rowGap))
  const rows = Math.max(...rounds.map(({ matches }) => matches.length))
  const parts = 2 ** Math.ceil(Math.log2(Math.max(1, rows / maxRows)))
  return Array.from({ length: parts }, (_, part) =>
    rounds.map(round => {
      const share = round.matches.length / parts
      const from = Math.floor(part * share)
      return {
        ...round,
        matches: round.matches.slice(from, Math.max(from + 1, Math.floor((part + 1) * share))),
      }
    }),
  )
}

/** The largest round that is over: of several, the first. */
function earliestOver(rounds: readonly BracketRound[]): BracketRound | undefined {
  const over = rounds.filter(({ matches }) => matches.every(isOver))
  const most = Math.max(...over.map(({ matches }) => matches.length))
  return over.find(({ matches }) => matches.length === most)
}
