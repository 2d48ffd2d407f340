import { roundNameOf } from '../bracket/rounds/roundNameOf.ts'
import type { PublicBracket } from '../snapshot/publicSnapshot.ts'
import { capital } from '../text/capital.ts'
import { type Canvas, colours, oneLine } from './canvas.ts'
import { drawMatchBox } from './drawMatchBox.ts'
import type { DrawTree } from './drawTree.ts'
import { latestMatches } from './latestMatches.ts'

const columns = 2
const rows = 4
const gap = { x: 34, y: 12 }
const labelHeight = 30

/** Draws the latest matches in columns, as many as fit, under the name of their round if they share it. */
export function drawOpenMatches(
  drawing: Canvas,
  { shape, matches }: PublicBracket,
  { nameOf, faceOf, texts, within }: DrawTree,
): string {
  const shown = latestMatches({ shape, matches }, columns * rows)
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
