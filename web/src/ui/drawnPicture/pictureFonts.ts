import type { Picture } from './picture.ts'
import { fontOf, type WidthOf } from './pictureStyle.ts'

/**
 * Draws a picture with the page's fonts. They are loaded before it is measured and drawn for good, because a canvas
 * draws only with loaded fonts.
 */
export async function withFonts(draw: (widthOf: WidthOf) => Picture): Promise<Picture> {
  const first = draw(textWidth())
  const fonts = new Set(first.shapes.flatMap(shape => (shape.kind === 'text' ? [fontOf(shape.font)] : [])))
  await Promise.allSettled([...fonts].map(font => document.fonts.load(font, lettersOf(first))))
  return draw(textWidth())
}

/** Returns all texts of a picture. */
export function lettersOf({ shapes }: Picture): string {
  return shapes.map(shape => (shape.kind === 'text' ? shape.text : '')).join('')
}

/** Returns a function that measures text with the fonts of the page. */
export function textWidth(): WidthOf {
  const context = document.createElement('canvas').getContext('2d')
  return (text, font) => {
    if (context === null) return 0
    context.font = fontOf(font)
    return context.measureText(text).width
  }
}
