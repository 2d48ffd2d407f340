import type { Connector, PlacedRound } from './bracketLayout.ts'

/** An area of the tree, in pixels at natural size. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The indexes of the first drawn match and of the one after the last. */
export type DrawnRange = readonly [from: number, to: number]

/** How far the tree is drawn beyond the view, in pixels: half a large screen. */
const maxMargin = { x: 720, y: 480 } as const

/**
 * Returns the area to draw: the view plus up to half its size on each side. The same object is kept until the view
 * leaves it, or is far smaller, so that most scroll steps do not redraw.
 */
export function nextDrawnArea(drawn: Area | null, view: Area): Area {
  if (drawn !== null && holds(drawn, view) && !isFarLarger(drawn, view)) return drawn
  const marginX = Math.min(maxMargin.x, (view.right - view.left) / 2)
  const marginY = Math.min(maxMargin.y, (view.bottom - view.top) / 2)
  return {
    left: view.left - marginX,
    top: view.top - marginY,
    right: view.right + marginX,
    bottom: view.bottom + marginY,
  }
}

/** Returns the matches of a round within the area. */
export function drawnRange(
  { x, matches }: Pick<PlacedRound, 'x' | 'matches'>,
  card: { readonly cardWidth: number; readonly cardHeight: number },
  area: Area,
): DrawnRange {
  if (x > area.right || x + card.cardWidth < area.left) return [0, 0]
  const isIn = ({ y }: { readonly y: number }) => y <= area.bottom && y + card.cardHeight >= area.top
  const from = matches.findIndex(isIn)
  return from < 0 ? [0, 0] : [from, matches.findLastIndex(isIn) + 1]
}

/** Returns the lines that cross the area. */
export function drawnConnectors(connectors: readonly Connector[], area: Area): readonly Connector[] {
  return connectors.filter(
    ({ start, end }) =>
      start.x <= area.right &&
      end.x >= area.left &&
      Math.min(start.y, end.y) <= area.bottom &&
      Math.max(start.y, end.y) >= area.top,
  )
}

function holds(outer: Area, inner: Area): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  )
}

/** Whether the area is half again as large as a new one, because the viewer has zoomed in. */
function isFarLarger(outer: Area, inner: Area): boolean {
  return outer.right - outer.left > 3 * (inner.right - inner.left)
}
