import { mark } from '@upper-bracket/shared/preview/mark'
import { fittedText } from './fittedText.ts'
import type { Shape } from './picture.ts'
import { display, type Palette, plain, type WidthOf } from './pictureStyle.ts'

interface PictureHead {
  readonly title: string
  /** When and where the competition is: its date and its address. */
  readonly note: string
}

interface HeadPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly colours: Palette
  readonly widthOf: WidthOf
}

const product = { name: 'Upper Bracket', font: display(15), gap: 12, scale: 28 / 64 } as const
/** The height of a head, with the space below it. */
export const headHeight = 84

const titleSizes = [
  { ...display(26), rows: 1 },
  { ...display(20), rows: 2 },
  { ...display(16), rows: 2 },
  { ...display(13), rows: 3 },
  { ...display(11), rows: 4 },
] as const

/** Draws the name of the competition, its date and address, and the product. */
export function pictureHead({ title, note }: PictureHead, { x, y, width, colours, widthOf }: HeadPlace) {
  const side = 64 * product.scale
  const at = { x: x + width - widthOf(product.name, product.font) - product.gap - side, y: y + 3 }
  const space = at.x - x - 2 * product.gap
  const { ground, corner, lines, tip, width: stroke } = mark
  const shapes: readonly Shape[] = [
    ...fittedText(
      title,
      { x, y: y + 17, from: 'middle', width: space, sizes: titleSizes, fill: colours.text },
      widthOf,
    ),
    ...fittedText(
      note,
      {
        x,
        y: y + 58,
        width,
        sizes: [
          { ...plain(13), rows: 1 },
          { ...plain(10), rows: 1 },
        ],
        fill: colours.muted,
      },
      widthOf,
    ),
    { kind: 'box', ...at, width: side, height: side, radius: corner * product.scale, fill: ground },
    ...lines.map(
      ({ d, colour }): Shape => ({
        kind: 'path',
        d,
        ...at,
        scale: product.scale,
        stroke: colour,
        width: stroke,
      }),
    ),
    { kind: 'path', d: tip.d, ...at, scale: product.scale, fill: tip.colour },
    {
      kind: 'text',
      text: product.name,
      font: product.font,
      fill: colours.text,
      x: x + width,
      y: y + 23,
      endsHere: true,
    },
  ]
  return shapes
}
