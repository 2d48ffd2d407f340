import type { Match } from '../bracket/model/match.ts'
import { cardSide, shortResult } from '../card/matchResult.ts'
import { type DrawnTeams, drawLogo } from './drawLogo.ts'
import { type Box, type Canvas, colours, type TextSizes } from './canvas.ts'

/** A long name gets smaller letters, then a second line, before it is cut off. */
const nameSizes: TextSizes = [
  { size: 18, rows: 1 },
  { size: 16, rows: 1 },
  { size: 14, rows: 1 },
  { size: 13, rows: 2 },
  { size: 11, rows: 2 },
  { size: 10, rows: 2 },
]

const padding = 12
const logoSide = 22

/** Draws both teams of a match, one above the other, with the score. */
export function drawMatchBox(
  { line, box, text, fitted }: Canvas,
  match: Match,
  at: Box,
  { nameOf, faceOf }: DrawnTeams,
): string {
  const isRunning = match.status === 'running'
  const half = at.height / 2
  const rows = ([0, 1] as const).map(side => {
    const { teamId, outcome, result } = cardSide(match, side)
    const colour = teamId === null ? colours.faint : outcome === 'lost' ? colours.muted : colours.text
    const centre = at.y + half * side + half / 2
    const score = shortResult(result)
    const face = outcome === 'won' ? 'strong' : 'text'
    const logo = drawLogo(faceOf(teamId), { x: at.x + padding, centre, side: logoSide })
    const indent = logo === '' ? 0 : logoSide + 8
    const width = at.width - 2 * padding - (score === '' ? 0 : 22) - indent
    const name = { x: at.x + padding + indent, y: centre, from: 'middle', face, colour, width } as const
    return [
      logo,
      fitted(nameOf(teamId), { ...name, sizes: nameSizes }),
      text(score, {
        x: at.x + at.width - padding,
        y: centre + 6,
        face: 'strong',
        size: 18,
        colour: outcome === 'won' || isRunning ? colours.volt : colours.muted,
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
