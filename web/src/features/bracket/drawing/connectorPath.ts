export interface Point {
  readonly x: number
  readonly y: number
}

const roundness = 8

/** An SVG path from one point to another further right: straight, then a rounded turn `before` the end. */
export function connectorPath(from: Point, to: Point, before: number): string {
  const rise = to.y - from.y
  if (Math.abs(rise) < 1) return `M${from.x} ${from.y}H${to.x}`
  const turn = to.x - before
  const radius = Math.min(roundness, Math.abs(rise) / 2, before)
  const bend = Math.sign(rise) * radius
  return [
    `M${from.x} ${from.y}`,
    `H${turn - radius}`,
    `Q${turn} ${from.y} ${turn} ${from.y + bend}`,
    `V${to.y - bend}`,
    `Q${turn} ${to.y} ${turn + radius} ${to.y}`,
    `H${to.x}`,
  ].join('')
}
