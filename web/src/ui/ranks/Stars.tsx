interface StarsProps {
  readonly count: number
  /** The y coordinate of the middle star. */
  readonly y: number
  readonly radius: number
  readonly gap: number
  /** How much higher the outermost of five stars are than the middle one; the row curves like a hanging chain. */
  readonly sag?: number
  readonly fill: string
  readonly rim: string
}

/** A row of stars centred at x = 32. */
export function Stars({ count, y, radius, gap, sag = 0, fill, rim }: StarsProps) {
  const offsets = Array.from({ length: count }, (_, index) => index - (count - 1) / 2)
  return (
    <g fill={fill} stroke={rim} strokeWidth="2.4" strokeLinejoin="round" paintOrder="stroke">
      {offsets.map(offset => (
        <path key={offset} d={star(32 + offset * gap, y - sag * (offset / 2) ** 2, radius)} />
      ))}
    </g>
  )
}

/** Draws a five-pointed star with one point at the top. */
function star(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5
    const reach = index % 2 === 0 ? radius : radius * 0.5
    return `${(x + reach * Math.sin(angle)).toFixed(2)} ${(y - reach * Math.cos(angle)).toFixed(2)}`
  })
  return `M${corners.join('L')}Z`
}
