import type { Font } from './pictureStyle.ts'

/** The shapes of a picture, written as SVG or painted on a canvas. */
export interface Picture {
  readonly width: number
  readonly height: number
  /** Ordered from back to front. */
  readonly shapes: readonly Shape[]
}

export type Shape = Box | Path | Text | Image

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
  /** The position of the origin of `d`. */
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly fill?: string
  readonly stroke?: string
  /** The width of the stroke, in units of `d`. */
  readonly width?: number
}

interface Image {
  readonly kind: 'image'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** A path on this site, or the file itself as a `data:` address. */
  readonly href: string
  readonly fill?: never
}

export interface Text {
  readonly kind: 'text'
  readonly x: number
  /** The y coordinate of the baseline. */
  readonly y: number
  readonly text: string
  readonly font: Font
  readonly fill: string
  /** Whether the text ends at `x`. */
  readonly endsHere?: boolean
}
