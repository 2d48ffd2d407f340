import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { type BracketLayout, bracketLayout, type PlacedRound } from '../layout/bracketLayout.ts'
import { layoutMetrics as metrics } from '../layout/layoutMetrics.ts'
import type { ExportSource } from './bracketExport.ts'

interface SvgTexts {
  /** The team in a slot, or where it will come from. */
  readonly slot: (match: Match, side: Side) => string
  readonly caption: (match: Match) => string
  /** The score of a slot, or the mark in its place; null before the match. */
  readonly mark: (match: Match, side: Side) => string | null
}

const margin = 24
const titleHeight = 56
const captionHeight = 24
const nameStart = 38
const letterWidth = { name: 8, mark: 7 } as const

/** The whole tree as one picture for paper: light, with no external resources. */
export function bracketSvg(source: ExportSource, texts: SvgTexts): string {
  const layout = bracketLayout(source.rounds, metrics)
  const width = layout.width + 2 * margin
  const height = layout.height + titleHeight + 2 * margin
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${style}</style>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    `<text class="title" x="${margin}" y="${margin + 28}">${escaped(source.name)}</text>`,
    `<g transform="translate(${margin} ${margin + titleHeight})">`,
    lines(layout),
    ...layout.rounds.map(placed => round(source, texts, placed)),
    '</g></svg>',
  ].join('\n')
}

function lines({ connectors }: BracketLayout): string {
  return `<path class="line" d="${connectors.map(({ path }) => path).join('')}"/>`
}

function round(source: ExportSource, texts: SvgTexts, { round: of, x, y, matches }: PlacedRound): string {
  const cards = matches.flatMap(place => {
    const match = source.match(place.matchId)
    return match === undefined ? [] : [card(source, texts, match, place)]
  })
  return [`<text class="round" x="${x}" y="${y + 24}">${escaped(source.round(of))}</text>`, ...cards].join(
    '\n',
  )
}

function card(
  source: ExportSource,
  texts: SvgTexts,
  match: Match,
  { x, y }: { readonly x: number; readonly y: number },
): string {
  const { cardWidth, cardHeight } = metrics
  const slotHeight = (cardHeight - captionHeight) / 2
  const slots = ([0, 1] as const).map(side => {
    const top = captionHeight + side * slotHeight
    const base = top + slotHeight / 2 + 5
    const { teamId } = match.slots[side]
    const seed = teamId === null ? null : source.seed(teamId)
    const result = match.winner === null ? 'open' : match.winner === side ? 'won' : 'lost'
    const mark = texts.mark(match, side) ?? ''
    return [
      `<line class="rule" x1="0" x2="${cardWidth}" y1="${top}" y2="${top}"/>`,
      seed === null ? '' : `<text class="small" x="10" y="${base}">${seed}</text>`,
      `<text class="${teamId === null ? 'small' : result}" x="${nameStart}" y="${base}">${escaped(shortened(texts.slot(match, side), mark))}</text>`,
      `<text class="${mark.length > 2 ? 'small' : result} end" x="${cardWidth - 10}" y="${base}">${escaped(mark)}</text>`,
    ].join('')
  })
  return [
    `<g transform="translate(${x} ${y})">`,
    `<rect class="card" width="${cardWidth}" height="${cardHeight}" rx="6"/>`,
    `<text class="small" x="10" y="16">${escaped(texts.caption(match))}</text>`,
    ...slots,
    '</g>',
  ].join('')
}

/** The part of a name that fits beside the mark at the end of its row. */
function shortened(text: string, mark: string): string {
  const room = metrics.cardWidth - nameStart - 10 - (mark === '' ? 0 : mark.length * letterWidth.mark + 10)
  const mostLetters = Math.floor(room / letterWidth.name)
  const letters = [...text]
  return letters.length <= mostLetters
    ? text
    : `${letters
        .slice(0, mostLetters - 1)
        .join('')
        .trimEnd()}…`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, sign => entities[sign] ?? '')
}

const style = [
  'text{font-family:"Onest Variable",Onest,system-ui,sans-serif;font-size:14px;fill:#12151b}',
  '.paper,.card{fill:#fff}.card{stroke:#9aa1ad}.rule{stroke:#d5d9e0}',
  '.line{fill:none;stroke:#6b7280;stroke-width:1.5}',
  '.title{font-size:28px;font-weight:700}.round{font-weight:700;fill:#565e6c}',
  '.small{font-size:12px;fill:#565e6c}.won{font-weight:750}.lost{fill:#565e6c}.end{text-anchor:end}',
].join('')
