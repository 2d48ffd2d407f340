import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import {
  type BracketLayout,
  bracketLayout,
  type Connector,
  type PlacedRound,
} from '@upper-bracket/shared/bracket/drawing/bracketLayout'
import { connectorsOnPath } from '@upper-bracket/shared/bracket/drawing/connectorsOnPath'
import { layoutMetrics as metrics } from '@upper-bracket/shared/bracket/drawing/layoutMetrics'
import type { WrittenCard, WrittenSlot } from '@upper-bracket/shared/wording/matchTexts'
import { drawnFace } from '#ui/drawnPicture/drawnFace.ts'
import { fittedText } from '#ui/drawnPicture/fittedText.ts'
import type { Picture, Shape } from '#ui/drawnPicture/picture.ts'
import { headHeight, pictureHead } from '#ui/drawnPicture/pictureHead.ts'
import { display, palettes, plain, strong, type WidthOf } from '#ui/drawnPicture/pictureStyle.ts'
import { trophy } from '#ui/drawnPicture/trophy.ts'
import type { ExportSource } from './exportSource.ts'
import type { PicturePart } from './pictureParts.ts'
import { championNames } from '@upper-bracket/shared/wording/championTitle'

export interface PictureTexts {
  readonly card: (match: Match) => WrittenCard
  /** The label above the champion's name. */
  readonly championLabel: string
  /** The date and the address of the competition. */
  readonly note: string
}

interface Drawing {
  readonly palette: keyof typeof palettes
  readonly widthOf: WidthOf
  /** The parts from the top; by default one of all rounds. */
  readonly parts?: readonly PicturePart[]
}

const margin = 32
const gap = 12
const captionHeight = 24
const padding = 10
const nameStart = 38
const faceSide = 20
const banner = { height: 96, padding: 24, icon: 48, face: 64, space: 24 } as const
/** The minimum width of the header above a bracket of one column. */
const minWidth = 680

const small = plain(12)
const captionSizes = [
  { ...small, rows: 1 },
  { ...plain(10), rows: 1 },
] as const
const roundSizes = [
  { ...strong(14), rows: 1 },
  { ...strong(12), rows: 1 },
] as const
const championSizes = [
  { ...display(28), rows: 1 },
  { ...display(20), rows: 1 },
  { ...display(17), rows: 2 },
] as const
const nameSizes = (font: typeof plain) =>
  [
    { ...font(14), rows: 1 },
    { ...font(12), rows: 2 },
    { ...font(10), rows: 2 },
  ] as const
const awaitedSizes = [
  { ...small, rows: 2 },
  { ...plain(10), rows: 2 },
] as const

interface DrawnPart {
  readonly layout: BracketLayout
  /** The drawn table, with its origin at its top left corner. */
  readonly table: Picture | null
}

interface PlacedPart extends DrawnPart {
  readonly tableTop: number
  /** The top of the matches. */
  readonly top: number
}

/** Places the parts one below the other. */
function placedParts(parts: readonly DrawnPart[], start: number): readonly PlacedPart[] {
  let next = start
  return parts.map(part => {
    const tableTop = next
    const top = tableTop + (part.table === null ? 0 : part.table.height + metrics.rowGap)
    next = top + part.layout.height + metrics.stageGap
    return { ...part, tableTop, top }
  })
}

/** Draws the whole tree as one picture, with the champions, if there are any, and their paths in the accent. */
export function bracketPicture(
  source: ExportSource,
  texts: PictureTexts,
  { palette, widthOf, parts = [{ layout: bracketLayout(source.rounds, metrics), table: null }] }: Drawing,
): Picture {
  const colours = palettes[palette]
  const championIds = source.champions.map(({ teamId }) => teamId)
  const champions = championNames(source.champions.map(each => ({ ...each, name: source.team(each.teamId) })))
  const drawn = parts.map(({ layout, table }) => ({
    layout,
    table: table?.({ colours, widthOf }) ?? null,
  }))
  const inner = Math.max(minWidth, ...drawn.flatMap(({ layout, table }) => [layout.width, table?.width ?? 0]))
  const start = margin + headHeight + (champions === '' ? 0 : banner.height + banner.space)
  const placed = placedParts(drawn, start)
  const end = placed.at(-1)
  const [width, height] = [
    inner + 2 * margin,
    (end === undefined ? start : end.top + end.layout.height) + margin,
  ]
  const head = { title: source.name, note: texts.note }
  return {
    width,
    height,
    shapes: [
      { kind: 'box', x: 0, y: 0, width, height, radius: 0, fill: colours.ground },
      ...pictureHead(head, { x: margin, y: margin, width: inner, colours, widthOf }),
      ...(champions === '' ? [] : drawChampion(champions)),
      ...placed.flatMap(drawPart),
    ],
  }

  function drawPart({ layout, table, tableTop, top }: PlacedPart): readonly Shape[] {
    const path = connectorsOnPath(layout.connectors, source.match, championIds)
    return [
      ...(table?.shapes ?? []).map(shape => ({ ...shape, x: shape.x + margin, y: shape.y + tableTop })),
      drawLines(layout.connectors, { top, stroke: colours.line, width: 1.5 }),
      drawLines(path, { top, stroke: colours.accent, width: 2.5 }),
      ...layout.rounds.flatMap(round => drawRound(round, top)),
    ]
  }

  function drawLines(
    connectors: readonly Connector[],
    { top, stroke, width }: { readonly top: number; readonly stroke: string; readonly width: number },
  ): Shape {
    const d = connectors.map(connector => connector.path).join('')
    return { kind: 'path', d, x: margin, y: top, scale: 1, stroke, width }
  }

  function drawChampion(name: string): readonly Shape[] {
    const { height, padding, icon } = banner
    const y = margin + headHeight
    const [only] = championIds
    const face = championIds.length === 1 && only !== undefined ? source.face(only) : null
    const iconEnd = margin + padding + icon + padding
    const x = iconEnd + (face === null ? 0 : banner.face + padding)
    const space = inner - (x - margin) - padding
    const trophyAt = { x: margin + padding, y: y + (height - icon) / 2 }
    const fill = colours.onAccent
    return [
      { kind: 'box', x: margin, y, width: inner, height, radius: 8, fill: colours.accent },
      { kind: 'path', d: trophy, ...trophyAt, scale: icon / 24, fill },
      ...drawnFace(face, { x: iconEnd, middle: y + height / 2, side: banner.face, colours, widthOf }),
      { kind: 'text', text: texts.championLabel, font: strong(13), x, y: y + 30, fill },
      ...fitted(name, { x, y: y + 60, from: 'middle', width: space, sizes: championSizes, fill }),
    ]
  }

  function drawRound({ round, x, y, matches }: PlacedRound, top: number): readonly Shape[] {
    const at = { x: margin + x, y: top + y + 24, width: metrics.cardWidth, fill: colours.muted }
    return [
      ...fitted(source.round(round), { ...at, sizes: roundSizes }),
      ...matches.flatMap(place => {
        const match = source.match(place.matchId)
        return match === undefined ? [] : drawCard(match, { x: margin + place.x, y: top + place.y })
      }),
    ]
  }

  function drawCard(match: Match, { x, y }: Point): readonly Shape[] {
    const { cardWidth: width, cardHeight: height } = metrics
    const { number, caption, slots } = texts.card(match)
    const stroke = match.status === 'running' ? colours.accent : colours.frame
    const heading = { x: x + padding, y: y + 16, width: width - 2 * padding, fill: colours.muted }
    return [
      { kind: 'box', x, y, width, height, radius: 6, fill: colours.card, stroke },
      ...fitted([number, caption].join(' · '), { ...heading, sizes: captionSizes }),
      ...drawSlot(slots[0], 0, { x, y }),
      ...drawSlot(slots[1], 1, { x, y }),
    ]
  }

  function drawSlot(slot: WrittenSlot, side: Side, { x, y: cardTop }: Point): readonly Shape[] {
    const { cardWidth, cardHeight } = metrics
    const slotHeight = (cardHeight - captionHeight) / 2
    const slotTop = cardTop + captionHeight + side * slotHeight
    const middle = slotTop + slotHeight / 2
    const { teamId, text, seed, outcome, mark: written } = slot
    const hasWon = outcome === 'won'
    const isQuiet = teamId === null || outcome === 'lost'
    const mark = written ?? ''
    const font = hasWon ? strong : plain
    const markFont = mark.length > 2 ? small : font(14)
    const markWidth = mark === '' ? 0 : widthOf(mark, markFont) + gap
    const tone = isQuiet ? colours.muted : colours.text
    const onPath = teamId !== null && championIds.includes(teamId)
    const inside = { x: x + 1, y: slotTop + 1, height: slotHeight - 2 }
    const face = source.face(teamId)
    const indent = face === null ? 0 : faceSide + 6
    return [
      {
        kind: 'path',
        d: `M1 0H${cardWidth - 1}`,
        x,
        y: slotTop,
        scale: 1,
        stroke: colours.rule,
      },
      ...(onPath
        ? ([
            { kind: 'box', ...inside, width: cardWidth - 2, radius: 3, fill: colours.tint },
            { kind: 'box', ...inside, width: 3, radius: 1, fill: colours.accent },
          ] as const)
        : []),
      ...(seed === null
        ? []
        : fitted(String(seed), {
            x: x + padding,
            y: middle,
            from: 'middle',
            width: nameStart - padding,
            sizes: captionSizes,
            fill: colours.muted,
          })),
      ...drawnFace(face, { x: x + nameStart, middle, side: faceSide, colours, widthOf }),
      ...fitted(text, {
        x: x + nameStart + indent,
        y: middle,
        from: 'middle',
        fill: tone,
        width: cardWidth - nameStart - indent - padding - markWidth,
        sizes: teamId === null ? awaitedSizes : nameSizes(font),
      }),
      {
        kind: 'text',
        text: mark,
        font: markFont,
        fill: hasWon ? colours.accent : tone,
        x: x + cardWidth - padding,
        y: middle + 5,
        endsHere: true,
      },
    ]
  }

  function fitted(text: string, at: Parameters<typeof fittedText>[1]): readonly Shape[] {
    return fittedText(text, at, widthOf)
  }
}

interface Point {
  readonly x: number
  readonly y: number
}
