import { isOver, type Match, type Side } from '../bracket/model/match.ts'
import { type Box, type Canvas, colours, type TextSize } from './canvas.ts'

/** A long name gets smaller letters, then a second line, before it is cut off. */
const nameSizes: readonly TextSize[] = [
  { size: 18, rows: 1 },
  { size: 16, rows: 1 },
  { size: 14, rows: 1 },
  { size: 13, rows: 2 },
]

/** Draws both teams of a match, one above the other, with the score. */
export function drawMatchBox(
  { line, box, text, fitted }: Canvas,
  match: Match,
  at: Box,
  nameOf: (teamId: string | null) => string,
): string {
  const isRunning = match.status === 'running'
  const half = at.height / 2
  const rows = ([0, 1] as const).map(side => {
    const lost = match.winner !== null && match.winner !== side
    const colour = match.slots[side].teamId === null ? colours.faint : lost ? colours.muted : colours.text
    const centre = at.y + half * side + half / 2
    const score = scoreOf(match, side)
    const face = match.winner === side ? 'strong' : 'text'
    const width = at.width - 28 - (score === '' ? 0 : 22)
    const name = fitted(nameOf(match.slots[side].teamId), face, width, nameSizes)
    const step = name.size + 1
    const first = centre + name.size / 3 - (step * (name.rows.length - 1)) / 2
    return [
      ...name.rows.map((row, index) =>
        text(row, { x: at.x + 14, y: first + index * step, face, size: name.size, colour }),
      ),
      text(score, {
        x: at.x + at.width - 14,
        y: centre + 6,
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

function scoreOf({ status, score, forfeits, winner }: Match, side: Side): string {
  if (forfeits[side] && winner !== side) return '–'
  return status === 'running' || isOver({ status }) ? String(score[side]) : ''
}
