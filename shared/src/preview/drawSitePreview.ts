import type { Language } from '../profile/profile.ts'
import { canvas, colours, oneLine } from './canvas.ts'
import { previewSize } from './drawPreview.ts'
import type { Letters } from './letters.ts'
import { markElements } from './mark.ts'
import { previewTexts } from './previewTexts.ts'

const margin = 80
const sloganSizes = [{ size: 76, rows: 3 }] as const

/** Draws the picture for previews of links to the product's own pages, as an SVG document without text elements. */
export function drawSitePreview(language: Language, letters: Letters): string {
  const { width, height } = previewSize
  const { text, fitted } = canvas(letters)
  const { slogan, games } = previewTexts[language]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<rect width="${width}" height="8" fill="${colours.volt}"/>`,
    `<g transform="translate(${margin} 76) scale(1.5)">${markElements()}</g>`,
    text('Upper Bracket', { x: margin + 124, y: 141, face: 'display', size: 48, colour: colours.text }),
    fitted(slogan, {
      x: margin,
      y: 350,
      face: 'display',
      sizes: sloganSizes,
      colour: colours.text,
      width: width - 2 * margin,
      from: 'middle',
    }),
    fitted(Object.values(games).join(' · '), {
      x: margin,
      y: height - margin,
      face: 'strong',
      sizes: oneLine(32),
      colour: colours.muted,
      width: width - 2 * margin,
    }),
    '</svg>',
  ].join('')
}
