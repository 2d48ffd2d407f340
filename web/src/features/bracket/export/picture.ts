import type { Face } from './pictureStyle.ts'

/** What a picture consists of, written as SVG (`pictureSvg`) or painted on a canvas (`picturePng`). */
export interface Picture {
  readonly width: number
  readonly height: number
  /** From the back to the front. */
  readonly shapes: readonly Shape[]
}

export type Shape = Box | Path | Text

interface Box {
  readonly kind: 'box'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius: number
  readonly fill: string
  readonly stroke?: string
}

interface Path {
  readonly kind: 'path'
  readonly d: string
  /** Where the origin of `d` is. */
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly fill?: string
  readonly stroke?: string
  /** Of the stroke, in units of `d`. */
  readonly width?: number
}

export interface Text {
  readonly kind: 'text'
  readonly x: number
  /** Of the base line. */
  readonly y: number
  readonly text: string
  readonly face: Face
  readonly fill: string
  /** Whether the text ends at `x`. */
  readonly endsHere?: boolean
}
