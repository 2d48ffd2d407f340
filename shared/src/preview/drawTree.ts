import { isOver, type Match, type Side } from '../bracket/model/match.ts'
import { stageName } from '../bracket/rounds/stageName.ts'
import type { PublicBracket } from '../snapshot/publicSnapshot.ts'
import { type Box, type Canvas, colours } from './canvas.ts'
import { lastRounds, type TreeMatch } from './lastRounds.ts'
import type { PreviewTexts } from './previewTexts.ts'

const gap = 34
const labelHeight = 30
const most = { width: 300, height: 76 }

/** The last three rounds of a bracket, or all if it has fewer, within a box. */
export function drawTree(
  { line, box, text }: Canvas,
  { shape, matches: rows }: PublicBracket,
  { nameOf, texts, within }: DrawTree,
): string {
  const matches = new Map(rows.map(match => [match.id, match]))
  const tree = lastRounds(shape, matches, 3)
  const depths = 1 + Math.max(...tree.map(({ depth }) => depth))
  const width = Math.min(most.width, (within.width - (depths - 1) * gap) / depths)
  const left = within.x + within.width - depths * width - (depths - 1) * gap
  const area = { top: within.y + labelHeight, height: within.height - labelHeight }
  const height = Math.min(most.height, area.height / 2 ** (depths - 1) - 12)

  const boxOf = ({ depth, place }: Pick<TreeMatch, 'depth' | 'place'>): Box => ({
    x: left + (depths - 1 - depth) * (width + gap),
    y: area.top + ((place + 0.5) * area.height) / 2 ** depth - height / 2,
    width,
    height,
  })

  const lines = tree.map(at => {
    if (at.depth === 0) return ''
    const from = boxOf(at)
    const to = boxOf({ depth: at.depth - 1, place: Math.floor(at.place / 2) })
    const [y, end] = [from.y + height / 2, to.y + height / 2]
    return line(`M${from.x + width} ${y}h${gap / 2}V${end}h${gap / 2}`, colours.line)
  })
  const labels = Array.from({ length: depths }, (_, depth) => {
    const column = tree.filter(at => at.depth === depth)
    const names = new Set(column.map(({ match }) => texts.round(stageName(shape, match))))
    const [name] = names
    if (name === undefined || names.size > 1) return ''
    const { x, y } = boxOf({ depth, place: Math.min(...column.map(({ place }) => place)) })
    return text(capital(name), {
      x,
      y: y - 12,
      face: 'text',
      size: 18,
      colour: colours.muted,
      width,
    })
  })
  return [...lines, ...labels, ...tree.map(at => drawMatch(at.match, boxOf(at)))].join('')

  function drawMatch(match: Match, at: Box): string {
    const isRunning = match.status === 'running'
    const half = at.height / 2
    const rows = ([0, 1] as const).map(side => {
      const lost = match.winner !== null && match.winner !== side
      const colour = match.slots[side].teamId === null ? colours.faint : lost ? colours.muted : colours.text
      const y = at.y + half * side + half / 2 + 6
      const score = scoreOf(match, side)
      return [
        text(nameOf(match.slots[side].teamId), {
          x: at.x + 14,
          y,
          face: match.winner === side ? 'strong' : 'text',
          size: 18,
          colour,
          width: at.width - 28 - (score === '' ? 0 : 26),
        }),
        text(score, {
          x: at.x + at.width - 14,
          y,
          face: 'strong',
          size: 18,
          colour: match.winner === side || isRunning ? colours.volt : colours.muted,
          align: 'right',
        }),
      ].join('')
    })
    return [
      box(at, colours.paper, isRunning ? colours.volt : colours.line),
      line(`M${at.x + 1} ${at.y + half}h${at.width - 2}`, colours.raised, 1.5),
      ...rows,
    ].join('')
  }
}

interface DrawTree {
  readonly nameOf: (teamId: string | null) => string
  readonly texts: PreviewTexts
  readonly within: Box
}

function scoreOf({ status, score, forfeits, winner }: Match, side: Side): string {
  if (forfeits[side] && winner !== side) return '–'
  return status === 'running' || isOver({ status }) ? String(score[side]) : ''
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
