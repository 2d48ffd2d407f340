import { cardSide, shortResult } from '../card/matchResult.ts'
import type { Language } from '../profile/profile.ts'
import { type Box, type Canvas, colours, oneLine } from './canvas.ts'
import { type DrawnTeams, drawLogo } from './drawLogo.ts'
import { type LinkedMatch, matchWords } from './matchWords.ts'

const nameSizes = [
  { size: 52, rows: 1 },
  { size: 42, rows: 1 },
  { size: 34, rows: 2 },
] as const
const scoreWidth = 120
const logoSide = 72

/** Draws one match as large as possible: its round, both teams with their scores, and its state. */
export function drawMatchPreview(
  { text, line, fitted }: Canvas,
  linked: LinkedMatch,
  {
    language,
    within,
    faceOf,
  }: { readonly language: Language; readonly within: Box } & Pick<DrawnTeams, 'faceOf'>,
): string {
  const { match, names } = linked
  const { round, state } = matchWords(linked, language)
  const { x, width } = within
  const note = { x, width, face: 'text', sizes: oneLine(24), colour: colours.muted } as const
  const teams = ([0, 1] as const).map(side => {
    const middle = within.y + 100 + side * 100
    const { outcome, result } = cardSide(match, side)
    const score = shortResult(result)
    const colour = outcome === 'won' ? colours.volt : colours.text
    const logo = drawLogo(faceOf(match.slots[side].teamId), { x, centre: middle, side: logoSide })
    const indent = logo === '' ? 0 : logoSide + 20
    const name = { x: x + indent, y: middle, from: 'middle', face: 'display', colour } as const
    return [
      logo,
      fitted(names[side] ?? '?', {
        ...name,
        width: width - indent - (score === '' ? 0 : scoreWidth),
        sizes: nameSizes,
      }),
      text(score, { x: x + width, y: middle + 22, face: 'display', size: 64, colour, align: 'right' }),
    ].join('')
  })
  return [
    fitted(round, { ...note, y: within.y + 24 }),
    ...teams,
    line(`M${x} ${within.y + 150}h${width}`, colours.raised, 2),
    fitted(state, { ...note, y: within.y + within.height }),
  ].join('')
}
