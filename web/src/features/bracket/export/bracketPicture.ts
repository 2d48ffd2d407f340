import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { mark as productMark } from '@upper-bracket/shared/preview/mark'
import { bracketLayout, type PlacedRound } from '../layout/bracketLayout.ts'
import { layoutMetrics as metrics } from '../layout/layoutMetrics.ts'
import type { ExportSource } from './bracketExport.ts'
import type { Picture, Shape, Text } from './picture.ts'
import { type Face, palettes, type WidthOf } from './pictureStyle.ts'

export interface PictureTexts {
  /** Returns the team in a slot, or where it will come from. */
  readonly slot: (match: Match, side: Side) => string
  readonly caption: (match: Match) => string
  /** Returns the score of a slot, or the mark in its place; null before the match. */
  readonly mark: (match: Match, side: Side) => string | null
  /** The label above the champion's name. */
  readonly championLabel: string
}

interface Drawing {
  readonly palette: keyof typeof palettes
  readonly widthOf: WidthOf
}

const margin = 32
const gap = 12
const captionHeight = 24
const padding = 10
const nameStart = 38
const head = { height: 60, mark: 28 / 64, product: 'Upper Bracket' } as const
const banner = { height: 96, padding: 24, icon: 48, space: 24 } as const
/** The minimum width of the header above a bracket of one column. */
const minWidth = 680
/** The trophy of the champion's banner on the page, in a square of 24. */
const trophy =
  'M19 5h-2V3H7v2H5c-1.1 0-2 .9-2 2v1c0 2.55 1.92 4.63 4.39 4.94.63 1.5 1.98 2.63 3.61 2.96V19H7v2h10v-2h-4v-3.1c1.63-.33 2.98-1.46 3.61-2.96C19.08 12.63 21 10.55 21 8V7c0-1.1-.9-2-2-2M5 8V7h2v3.82C5.84 10.4 5 9.3 5 8m14 0c0 1.3-.84 2.4-2 2.82V7h2z'

/** Draws the whole tree as one picture, with the champion if there is one. */
export function bracketPicture(
  source: ExportSource,
  texts: PictureTexts,
  { palette, widthOf }: Drawing,
): Picture {
  const colours = palettes[palette]
  const layout = bracketLayout(source.rounds, metrics)
  const inner = Math.max(layout.width, minWidth)
  const top = margin + head.height + (source.champion === null ? 0 : banner.height + banner.space)
  const [width, height] = [inner + 2 * margin, layout.height + top + margin]
  const lines = layout.connectors.map(({ path }) => path).join('')
  return {
    width,
    height,
    shapes: [
      { kind: 'box', x: 0, y: 0, width, height, radius: 0, fill: colours.ground },
      ...drawHead(),
      ...(source.champion === null ? [] : drawChampion(source.champion)),
      { kind: 'path', d: lines, x: margin, y: top, scale: 1, stroke: colours.line, width: 1.5 },
      ...layout.rounds.flatMap(drawRound),
    ],
  }

  function drawHead(): readonly Shape[] {
    const right = margin + inner
    const scale = head.mark
    const at = { x: right - widthOf(head.product, 'product') - gap - 64 * scale, y: margin + 3 }
    const title = shortened(source.name, 'title', at.x - margin - 2 * gap)
    const { ground, corner, lines, tip, width: stroke } = productMark
    return [
      text(title, 'title', { x: margin, y: margin + 27 }),
      { kind: 'box', ...at, width: 64 * scale, height: 64 * scale, radius: corner * scale, fill: ground },
      ...lines.map(
        ({ d, colour }): Shape => ({ kind: 'path', d, ...at, scale, stroke: colour, width: stroke }),
      ),
      { kind: 'path', d: tip.d, ...at, scale, fill: tip.colour },
      { ...text(head.product, 'product', { x: right, y: margin + 23 }), endsHere: true },
    ]
  }

  function drawChampion(name: string): readonly Shape[] {
    const { height, padding, icon } = banner
    const y = margin + head.height
    const start = margin + padding + icon + padding
    const space = inner - (start - margin) - padding
    const face = widthOf(name, 'champion') <= space ? 'champion' : 'champion-long'
    const trophyAt = { x: margin + padding, y: y + (height - icon) / 2 }
    const on = colours.onAccent
    return [
      { kind: 'box', x: margin, y, width: inner, height, radius: 8, fill: colours.accent },
      { kind: 'path', d: trophy, ...trophyAt, scale: icon / 24, fill: on },
      text(texts.championLabel, 'label', { x: start, y: y + 35 }, on),
      text(shortened(name, face, space), face, { x: start, y: y + 70 }, on),
    ]
  }

  function drawRound({ round, x, y, matches }: PlacedRound): readonly Shape[] {
    const name = shortened(source.round(round), 'round', metrics.cardWidth)
    return [
      text(name, 'round', { x: margin + x, y: top + y + 24 }, colours.muted),
      ...matches.flatMap(place => {
        const match = source.match(place.matchId)
        return match === undefined ? [] : drawCard(match, { x: margin + place.x, y: top + place.y })
      }),
    ]
  }

  function drawCard(match: Match, { x, y }: Point): readonly Shape[] {
    const { cardWidth: width, cardHeight: height } = metrics
    const stroke = match.status === 'running' ? colours.accent : colours.frame
    const caption = shortened(texts.caption(match), 'small', width - 2 * padding)
    return [
      { kind: 'box', x, y, width, height, radius: 6, fill: colours.card, stroke },
      text(caption, 'small', { x: x + padding, y: y + 16 }, colours.muted),
      ...drawSlot(match, 0, { x, y }),
      ...drawSlot(match, 1, { x, y }),
    ]
  }

  function drawSlot(match: Match, side: Side, { x, y: cardTop }: Point): readonly Shape[] {
    const { cardWidth, cardHeight } = metrics
    const slotHeight = (cardHeight - captionHeight) / 2
    const slotTop = cardTop + captionHeight + side * slotHeight
    const y = slotTop + slotHeight / 2 + 5
    const { teamId } = match.slots[side]
    const seed = teamId === null ? null : source.seed(teamId)
    const hasWon = match.winner === side
    const isQuiet = teamId === null || (match.winner !== null && !hasWon)
    const mark = texts.mark(match, side) ?? ''
    const markFace = mark.length > 2 ? 'small' : hasWon ? 'won' : 'name'
    const markWidth = mark === '' ? 0 : widthOf(mark, markFace) + gap
    const nameFace = teamId === null ? 'small' : hasWon ? 'won' : 'name'
    const name = shortened(texts.slot(match, side), nameFace, cardWidth - nameStart - padding - markWidth)
    const tone = isQuiet ? colours.muted : colours.text
    return [
      {
        kind: 'path',
        d: `M1 0H${cardWidth - 1}`,
        ...{ x, y: slotTop, scale: 1, stroke: colours.rule },
      },
      ...(seed === null ? [] : [text(String(seed), 'small', { x: x + padding, y }, colours.muted)]),
      text(name, nameFace, { x: x + nameStart, y }, tone),
      {
        ...text(mark, markFace, { x: x + cardWidth - padding, y }, hasWon ? colours.accent : tone),
        endsHere: true,
      },
    ]
  }

  function text(text: string, face: Face, { x, y }: Point, fill: string = colours.text): Text {
    return { kind: 'text', text, face, fill, x, y }
  }

  /** Returns the longest prefix that fits into `space`, with an ellipsis unless it is the whole text. */
  function shortened(text: string, face: Face, space: number): string {
    if (widthOf(text, face) <= space) return text
    const letters = [...text]
    while (letters.length > 0) {
      letters.pop()
      const cut = `${letters.join('').trimEnd()}…`
      if (widthOf(cut, face) <= space) return cut
    }
    return ''
  }
}

interface Point {
  readonly x: number
  readonly y: number
}
