export type Face = 'display' | 'text' | 'strong'

/** Letters as outlines, because the machine that rasterizes them has no fonts. */
export interface Letters {
  /** The width in pixels. */
  readonly widthOf: (text: string, face: Face, size: number) => number
  /** The data of an SVG path that starts at the left end of the baseline. */
  readonly outline: (text: string, face: Face, size: number, at: Point) => string
}

interface Point {
  readonly x: number
  readonly y: number
}
