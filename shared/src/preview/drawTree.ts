import type { Match } from '../bracket/model/match.ts'
import { roundNameOf } from '../bracket/rounds/roundNameOf.ts'
import type { PublicBracket } from '../snapshot/publicSnapshot.ts'
import { capital } from '../text/capital.ts'
import { type Box, type Canvas, colours, oneLine } from './canvas.ts'
import type { DrawnTeams } from './drawLogo.ts'
import { drawMatchBox } from './drawMatchBox.ts'
import { lastRounds, type TreeMatch } from './lastRounds.ts'
import type { PreviewTexts } from './previewTexts.ts'

const gap = 28
const labelHeight = 30
const most = { width: 300, height: 76 }

/** Returns the last three rounds of a bracket, or all if it has fewer. */
export function shownRounds({ shape, matches }: PublicBracket): readonly TreeMatch[] {
  return lastRounds({ shape, matches: new Map(matches.map(match => [match.id, match])) }, 3)
}

/** Draws the last rounds of a bracket within a box. */
export function drawTree(
  drawing: Canvas,
  bracket: PublicBracket,
  { nameOf, faceOf, texts, within, championId }: DrawTree,
): string {
  const { line, fitted } = drawing
  const { shape } = bracket
  const tree = shownRounds(bracket)
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

  // The champion's path is drawn last, over the lines that it crosses.
  const isLast = (at: TreeMatch) => Number(winnerOf(at.match) === championId)
  const lines = tree
    .toSorted((one, other) => isLast(one) - isLast(other))
    .map(at => {
      if (at.depth === 0) return ''
      const from = boxOf(at)
      const to = boxOf({ depth: at.depth - 1, place: Math.floor(at.place / 2) })
      const [y, end] = [from.y + height / 2, to.y + height / 2]
      const isChampions = championId !== null && winnerOf(at.match) === championId
      return line(
        `M${from.x + width} ${y}h${gap / 2}V${end}h${gap / 2}`,
        isChampions ? colours.volt : colours.line,
      )
    })
  const labels = Array.from({ length: depths }, (_, depth) => {
    const column = tree.filter(at => at.depth === depth)
    const names = new Set(column.map(({ match }) => texts.round(roundNameOf(shape, match))))
    const [name] = names
    if (name === undefined || names.size > 1) return ''
    const { x, y } = boxOf({ depth, place: Math.min(...column.map(({ place }) => place)) })
    return fitted(capital(name), {
      x,
      y: y - 12,
      face: 'text',
      sizes: oneLine(18),
      colour: colours.muted,
      width,
    })
  })
  return [
    ...lines,
    ...labels,
    ...tree.map(at => drawMatchBox(drawing, at.match, boxOf(at), { nameOf, faceOf })),
  ].join('')
}

function winnerOf({ winner, slots }: Match): string | null {
  return winner === null ? null : slots[winner].teamId
}

export interface DrawTree extends DrawnTeams {
  /** The champion, whose path is highlighted; null while there is none. */
  readonly championId: string | null

  readonly texts: PreviewTexts
  readonly within: Box
}
