/** The product's logo in a square of 64, used in the header, the site's icons and preview pictures. */
export const mark = {
  corner: 14,
  ground: '#c8ff3e',
  lines: [
    { d: 'M7 53h21V44', colour: '#6f8f1f' },
    { d: 'M7 31h21v11h20V22', colour: '#10140a' },
  ],
  width: 7,
  tip: { d: 'm48 8 12 17H36z', colour: '#10140a' },
} as const

/** The logo as elements of an SVG document. */
export function markElements(): string {
  const lines = mark.lines.map(
    ({ d, colour }) => `<path fill="none" stroke="${colour}" stroke-width="${mark.width}" d="${d}"/>`,
  )
  return [
    `<rect width="64" height="64" rx="${mark.corner}" fill="${mark.ground}"/>`,
    ...lines,
    `<path fill="${mark.tip.colour}" d="${mark.tip.d}"/>`,
  ].join('')
}
