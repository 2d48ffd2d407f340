import type { Advancement } from '@upper-bracket/shared/bracket/stages/advancingPlaces'
import { drawnFace } from '#ui/drawnPicture/drawnFace.ts'
import { fittedText } from '#ui/drawnPicture/fittedText.ts'
import type { Picture, Shape } from '#ui/drawnPicture/picture.ts'
import { type Palette, plain, strong, type WidthOf } from '#ui/drawnPicture/pictureStyle.ts'
import type { TeamFace } from '@upper-bracket/shared/team/teamFace'
import type { ShownRow, ShownTable } from '@upper-bracket/shared/wording/shownTable'

export interface TableLook {
  readonly colours: Palette
  readonly widthOf: WidthOf
  readonly face: (teamId: string | null) => TeamFace | null
}

const rowHeight = 32
const legendHeight = 22
const padding = 12
const nameStart = 60
const nameWidth = 280
const markWidth = 3
const faceSide = 20

const small = plain(12)
const titleSizes = [
  { ...strong(14), rows: 1 },
  { ...strong(12), rows: 1 },
] as const
const placeSizes = [...titleSizes, { ...strong(10), rows: 1 }] as const
const nameSizes = [
  { ...plain(14), rows: 1 },
  { ...plain(12), rows: 1 },
  { ...plain(10), rows: 2 },
] as const

/** Draws a table with its title, the line below the places that advance, and what the marks of places mean. */
export function tablePicture(
  { title, columns, rows, legend }: ShownTable,
  { colours, widthOf, face: faceOf }: TableLook,
): Picture {
  const ends: number[] = []
  let width = nameStart + nameWidth
  for (const [index, { short }] of columns.entries()) {
    const texts = [widthOf(short, small), ...rows.map(({ cells }) => widthOf(cells[index] ?? '', strong(14)))]
    width += Math.max(...texts) + 2 * padding
    ends.push(width - padding)
  }
  const markColours: Readonly<Record<Advancement, string>> = {
    certain: colours.accent,
    lower: colours.muted,
    possible: colours.frame,
  }
  const legendTop = (rows.length + 1) * rowHeight + padding
  return {
    width,
    height: legend.length === 0 ? legendTop - padding : legendTop + legend.length * legendHeight,
    shapes: [
      ...fitted(title, {
        x: 0,
        y: rowHeight / 2,
        width: nameStart + nameWidth - padding,
        sizes: titleSizes,
        fill: colours.text,
      }),
      ...columns.map(({ short }, index) =>
        cellText(short, index, { y: 0, font: small, fill: colours.muted }),
      ),
      line(rowHeight, colours.rule, 1),
      ...rows.flatMap((row, index) => drawRow(row, (index + 1) * rowHeight)),
      ...legend.flatMap(({ advancement, text }, index) => {
        const y = legendTop + index * legendHeight
        return [
          ...(advancement === undefined ? [] : [mark(advancement, { y, height: legendHeight - 4 })]),
          ...fitted(text, {
            x: padding,
            y: y + legendHeight / 2 - 2,
            width: width - padding,
            sizes: [{ ...small, rows: 1 }],
            fill: colours.muted,
          }),
        ]
      }),
    ],
  }

  function drawRow(
    { key, ranked, place, name, cells, advancement, isAboveLine }: ShownRow,
    y: number,
  ): readonly Shape[] {
    const fill = ranked === null ? colours.muted : colours.text
    const middle = y + rowHeight / 2
    const face = faceOf(key)
    const indent = face === null ? 0 : faceSide + 8
    return [
      ...(advancement === undefined ? [] : [mark(advancement, { y, height: rowHeight })]),
      ...fitted(place, {
        x: padding,
        y: middle,
        width: nameStart - padding - 4,
        sizes: placeSizes,
        fill: colours.muted,
      }),
      ...drawnFace(face, { x: nameStart, middle, side: faceSide, colours, widthOf }),
      ...fitted(name, {
        x: nameStart + indent,
        y: middle,
        width: nameWidth - padding - indent,
        sizes: nameSizes,
        fill,
      }),
      ...cells.map((text, index) => {
        const font = index === cells.length - 1 ? strong(14) : plain(14)
        return cellText(text, index, { y, font, fill })
      }),
      isAboveLine ? line(y + rowHeight, colours.accent, 2) : line(y + rowHeight, colours.rule, 1),
    ]
  }

  function cellText(
    text: string,
    column: number,
    { y, ...look }: { readonly y: number } & Pick<Extract<Shape, { kind: 'text' }>, 'font' | 'fill'>,
  ): Shape {
    return { kind: 'text', text, ...look, x: ends[column] ?? width, y: y + rowHeight / 2 + 5, endsHere: true }
  }

  function line(y: number, stroke: string, strokeWidth: number): Shape {
    return { kind: 'path', d: `M0 0H${width}`, x: 0, y, scale: 1, stroke, width: strokeWidth }
  }

  function mark(advancement: Advancement, at: { readonly y: number; readonly height: number }): Shape {
    return { kind: 'box', ...at, x: 0, width: markWidth, radius: 0, fill: markColours[advancement] }
  }

  function fitted(text: string, at: Parameters<typeof fittedText>[1]): readonly Shape[] {
    return fittedText(text, { ...at, from: 'middle' }, widthOf)
  }
}
