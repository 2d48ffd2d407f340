import { fitText } from '../text/fitText.ts'
import type { Face, Letters } from './letters.ts'

/** The dark colours of the page's theme. */
export const colours = {
  ground: '#0B0D11',
  paper: '#13161D',
  raised: '#1C212B',
  line: '#2A2F3A',
  text: '#EEF1F6',
  muted: '#A0A8B9',
  faint: '#6B7282',
  volt: '#C8FF3E',
  dota2: '#FF6243',
  csgo: '#6BB8F5',
} as const

interface TextAt {
  readonly x: number
  /** The y coordinate of the baseline. */
  readonly y: number
  readonly face: Face
  readonly size: number
  readonly colour: string
  readonly align?: 'left' | 'right'
}

interface FittedTextAt extends Omit<TextAt, 'size' | 'align'> {
  readonly width: number
  readonly sizes: TextSizes
  /** Whether `y` is the baseline of the first line, or the middle of all lines. */
  readonly from?: 'first' | 'middle'
}

interface TextSize {
  readonly size: number
  /** The maximum number of lines. */
  readonly rows: number
}

export type TextSizes = readonly [TextSize, ...TextSize[]]

/** Returns the sizes of a text on one line. */
export function oneLine(size: number): TextSizes {
  return [
    { size, rows: 1 },
    { size: size * 0.85, rows: 1 },
    { size: size * 0.7, rows: 1 },
  ]
}

const lineHeight = 1.2

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Creates elements of an SVG document. Texts become outlines, so that none of their characters gets into the markup.
 */
export function canvas(letters: Letters) {
  function text(content: string, { x, y, face, size, colour, align = 'left' }: TextAt): string {
    const left = align === 'left' ? x : x - letters.widthOf(content, face, size)
    return `<path fill="${colour}" d="${letters.outline(content, face, size, { x: left, y })}"/>`
  }

  return {
    text,

    /** Draws a text in the first of these sizes in which it fits (see `fitText`). */
    fitted(content: string, { y, width, sizes, from = 'first', ...at }: FittedTextAt): string {
      const { size, rows } = fitText(content, width, sizes, (row, each) =>
        letters.widthOf(row, at.face, each.size),
      )
      const step = size.size * lineHeight
      const first = from === 'first' ? y : y + size.size / 3 - (step * (rows.length - 1)) / 2
      return rows.map((row, index) => text(row, { ...at, y: first + index * step, size: size.size })).join('')
    },

    box({ x, y, width, height }: Box, fill: string, stroke = 'none', radius = 8): string {
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`
    },

    line(points: string, colour: string, width = 2): string {
      return `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${points}"/>`
    },
  }
}

export type Canvas = ReturnType<typeof canvas>
