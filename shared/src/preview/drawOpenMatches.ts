import type { Match } from '../bracket/model/match.ts'
import { roundNameOf } from '../bracket/rounds/roundNameOf.ts'
import { playableMatches } from '../bracket/stages/playableMatches.ts'
import type { PublicBracket } from '../snapshot/publicSnapshot.ts'
import { capital } from '../text/capital.ts'
import { type Canvas, colours, oneLine } from './canvas.ts'
import { drawMatchBox } from './drawMatchBox.ts'
import type { DrawTree } from './drawTree.ts'

const columns = 2
const rows = 4
const gap = { x: 34, y: 12 }
const labelHeight = 30

/** Returns the running matches, then the playable ones, as many as fit. */
export function openMatches({ shape, matches }: Pick<PublicBracket, 'shape' | 'matches'>): readonly Match[] {
  const running = matches.filter(({ status }) => status === 'running')
  return [...running, ...playableMatches(shape.stages, matches)].slice(0, columns * rows)
}

/** Draws matches in columns, under the name of their round if they share it. */
export function drawOpenMatches(
  drawing: Canvas,
  { shape, matches }: PublicBracket,
  { nameOf, faceOf, texts, within }: DrawTree,
): string {
  const shown = openMatches({ shape, matches })
  const width = (within.width - gap.x * (columns - 1)) / columns
  const step = (within.height - labelHeight) / rows
  const [round = '', ...others] = new Set(shown.map(match => texts.round(roundNameOf(shape, match))))
  return [
    drawing.fitted(others.length > 0 ? '' : capital(round), {
      x: within.x,
      y: within.y + labelHeight - 6,
      face: 'text',
      sizes: oneLine(18),
      colour: colours.muted,
      width,
    }),
    ...shown.map((match, index) => {
      const at = {
        x: within.x + Math.floor(index / rows) * (width + gap.x),
        y: within.y + labelHeight + (index % rows) * step + gap.y / 2,
        width,
        height: step - gap.y,
      }
      return drawMatchBox(drawing, match, at, { nameOf, faceOf })
    }),
  ].join('')
}
