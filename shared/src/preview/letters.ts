export type Face = 'display' | 'text' | 'strong'

/** Letters as outlines: the machine that rasterizes them has no fonts. */
export interface Letters {
  /** In pixels. */
  readonly widthOf: (text: string, face: Face, size: number) => number
  /** The data of a path, from the left end of the base line. */
  readonly outline: (text: string, face: Face, size: number, at: Point) => string
}

interface Point {
  readonly x: number
  readonly y: number
}
