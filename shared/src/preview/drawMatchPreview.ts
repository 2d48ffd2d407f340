import type { Language } from '../profile/profile.ts'
import { type Box, type Canvas, colours } from './canvas.ts'
import { type LinkedMatch, matchWords } from './matchWords.ts'

const nameSizes = [
  { size: 52, rows: 1 },
  { size: 42, rows: 1 },
  { size: 34, rows: 2 },
] as const
const scoreWidth = 120

/** Draws one match as large as possible: its round, both teams with their scores, and its state. */
export function drawMatchPreview(
  { text, line, fitted }: Canvas,
  linked: LinkedMatch,
  { language, within }: { readonly language: Language; readonly within: Box },
): string {
  const { match, names } = linked
  const { round, state } = matchWords(linked, language)
  const note = { x: within.x, face: 'text', size: 24, colour: colours.muted, width: within.width } as const
  const isScored = match.status === 'running' || match.status === 'finished'
  const teams = ([0, 1] as const).map(side => {
    const middle = within.y + 100 + side * 100
    const colour = match.winner === side ? colours.volt : colours.text
    const width = within.width - (isScored ? scoreWidth : 0)
    const { size, rows } = fitted(names[side] ?? '?', 'display', width, nameSizes)
    const first = middle + size / 3 - (size * 1.2 * (rows.length - 1)) / 2
    return [
      ...rows.map((row, index) =>
        text(row, { x: within.x, y: first + index * size * 1.2, face: 'display', size, colour }),
      ),
      isScored
        ? text(String(match.score[side]), {
            x: within.x + within.width,
            y: middle + 22,
            face: 'display',
            size: 64,
            colour,
            align: 'right',
          })
        : '',
    ].join('')
  })
  return [
    text(round, { ...note, y: within.y + 24 }),
    ...teams,
    line(`M${within.x} ${within.y + 150}h${within.width}`, colours.raised, 2),
    text(state, { ...note, y: within.y + within.height }),
  ].join('')
}
