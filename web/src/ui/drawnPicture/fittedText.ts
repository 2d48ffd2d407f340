import { fitText } from '@upper-bracket/shared/text/fitText'
import type { Text } from './picture.ts'
import type { Font, WidthOf } from './pictureStyle.ts'

interface FontSize extends Font {
  /** The maximum number of lines. */
  readonly rows: number
}

type FontSizes = readonly [FontSize, ...FontSize[]]

interface FittedTextAt {
  readonly x: number
  /** The baseline of the first line, or the middle of all lines. */
  readonly y: number
  readonly from?: 'first' | 'middle'
  readonly width: number
  readonly sizes: FontSizes
  readonly fill: string
}

export const lineHeight = 1.2

/** Draws a text in the first of these sizes in which it fits (see `fitText`). */
export function fittedText(
  text: string,
  { x, y, from = 'first', width, sizes, fill }: FittedTextAt,
  widthOf: WidthOf,
): readonly Text[] {
  const { size, rows } = fitText(text, width, sizes, widthOf)
  const { rows: _, ...font } = size
  const step = font.size * lineHeight
  const first = from === 'first' ? y : y + font.size * 0.36 - (step * (rows.length - 1)) / 2
  return rows.map((row, index) => ({ kind: 'text', text: row, font, fill, x, y: first + index * step }))
}
