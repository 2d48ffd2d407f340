import type { Match, Section } from '../model/match.ts'
import type { BracketRound } from '../rounds/roundsOf.ts'
import { roundColumns } from './roundColumns.ts'
import { type SectionRows, sectionRows } from './sectionRows.ts'

/** All lengths are CSS pixels at natural size. */
export interface LayoutMetrics {
  readonly cardWidth: number
  readonly cardHeight: number
  /** The y coordinate at which lines meet a card, from its top. */
  readonly lineOffset: number
  readonly columnGap: number
  readonly rowGap: number
  /** The height of a column's heading, including the space below it. */
  readonly heading: number
  /** The gap between the upper and the lower bracket, and above the match for third place. */
  readonly stageGap: number
}

interface PlacedMatch {
  readonly matchId: string
  /** The coordinates of the top left corner. */
  readonly x: number
  readonly y: number
}

/** A column of one section, with its heading at the top. */
export interface PlacedRound {
  readonly round: BracketRound
  readonly x: number
  readonly y: number
  readonly height: number
  readonly matches: readonly PlacedMatch[]
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The line along which a winner advances. */
export interface Connector {
  readonly from: string
  readonly to: string
  readonly start: Point
  readonly end: Point
  /** The `d` of an SVG path. */
  readonly path: string
}

export interface BracketLayout {
  readonly width: number
  readonly height: number
  readonly rounds: readonly PlacedRound[]
  readonly connectors: readonly Connector[]
}

interface Band {
  readonly top: number
  readonly height: number
  /** Returns the y coordinate of the top of a match's card. */
  readonly yOf: (match: Match) => number
}

/**
 * Lays out the rounds of a bracket as a tree: the lower bracket below the upper one, the finals to the right of both.
 */
export function bracketLayout(rounds: readonly BracketRound[], metrics: LayoutMetrics): BracketLayout {
  const columns = roundColumns(rounds)
  const bands = sectionBands(rounds, metrics)
  const placed = rounds.map((round): PlacedRound => {
    const { top, height, yOf } = bands(round.section)
    const x = (columns.get(round) ?? 0) * (metrics.cardWidth + metrics.columnGap)
    const matches = round.matches.map(match => ({ matchId: match.id, x, y: yOf(match) }))
    return { round, x, y: top, height: heightAbove(round, top, height, bands), matches }
  })

  return {
    width: Math.max(0, ...placed.map(({ x }) => x + metrics.cardWidth)),
    height: Math.max(0, ...placed.map(({ y, height }) => y + height)),
    rounds: placed,
    connectors: connectors(rounds, placed, metrics),
  }

  /** The column of the final ends where the match for third place begins, so that their headings never overlap. */
  function heightAbove(round: BracketRound, top: number, height: number, of: typeof bands): number {
    const isLast = round.section === 'main' && round.matches.some(match => match.winnerTo === null)
    const third = rounds.some(({ section }) => section === 'third-place') ? of('third-place').top : null
    return isLast && third !== null ? Math.min(height, third - top) : height
  }
}

function sectionBands(rounds: readonly BracketRound[], metrics: LayoutMetrics): (section: Section) => Band {
  const { heading, cardHeight, rowGap, stageGap } = metrics
  const pitch = cardHeight + rowGap
  const matchesOf = (section: Section) =>
    rounds.filter(round => round.section === section).flatMap(round => round.matches)

  const side = (section: Section, top: number): Band => {
    const { rows, count }: SectionRows = sectionRows(matchesOf(section))
    const height = count === 0 ? 0 : heading + count * pitch
    return { top, height, yOf: match => top + heading + (rows.get(match.id) ?? 0) * pitch }
  }
  const lastOf = (band: Band, section: Section): readonly number[] => {
    const last = matchesOf(section).at(-1)
    return last === undefined ? [] : [band.yOf(last)]
  }

  const main = side('main', 0)
  const upper = side('upper', 0)
  const lower = side('lower', upper.height + stageGap)
  const underFinal = Math.max(0, ...lastOf(main, 'main')) + cardHeight + stageGap
  const third = side('third-place', underFinal)
  const roots = [...lastOf(upper, 'upper'), ...lastOf(lower, 'lower')]
  const finalY = roots.reduce((sum, y) => sum + y, 0) / Math.max(1, roots.length)
  const whole = lower.height > 0 ? lower.top + lower.height : upper.height

  const bands: Readonly<Record<Section, Band>> = {
    main,
    upper,
    lower,
    final: { top: 0, height: whole, yOf: () => finalY },
    'third-place': third,
    'tie-break': side('tie-break', 0),
  }
  return section => bands[section]
}

function connectors(
  rounds: readonly BracketRound[],
  placed: readonly PlacedRound[],
  { cardWidth, lineOffset, columnGap }: LayoutMetrics,
): readonly Connector[] {
  const places = new Map(placed.flatMap(({ matches }) => matches).map(place => [place.matchId, place]))
  return rounds
    .flatMap(round => round.matches)
    .flatMap(match =>
      match.slots.flatMap(({ source }): readonly Connector[] => {
        if (source.from !== 'winner') return []
        const from = places.get(source.matchId)
        const to = places.get(match.id)
        if (from === undefined || to === undefined) return []
        const start = { x: from.x + cardWidth, y: from.y + lineOffset }
        const end = { x: to.x, y: to.y + lineOffset }
        const path = connectorPath(start, end, columnGap / 2)
        return [{ from: from.matchId, to: to.matchId, start, end, path }]
      }),
    )
}

const roundness = 8

/** Returns an SVG path to a point further right: straight, with a rounded turn `before` the end. */
function connectorPath(from: Point, to: Point, before: number): string {
  const rise = to.y - from.y
  if (Math.abs(rise) < 1) return `M${from.x} ${from.y}H${to.x}`
  const turn = to.x - before
  const radius = Math.min(roundness, Math.abs(rise) / 2, before)
  const bend = Math.sign(rise) * radius
  return [
    `M${from.x} ${from.y}`,
    `H${turn - radius}`,
    `Q${turn} ${from.y} ${turn} ${from.y + bend}`,
    `V${to.y - bend}`,
    `Q${turn} ${to.y} ${turn + radius} ${to.y}`,
    `H${to.x}`,
  ].join('')
}
