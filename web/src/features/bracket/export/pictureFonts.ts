import { faces, fontOf, type WidthOf } from './pictureStyle.ts'

/** Loads the page's fonts with characters of `text`, because a canvas draws only with loaded fonts. */
export async function loadFonts(text: string): Promise<void> {
  await Promise.allSettled(faces.map(face => document.fonts.load(fontOf(face), text)))
}

/** Returns a function that measures text with the fonts of the page. */
export function textWidth(): WidthOf {
  const context = document.createElement('canvas').getContext('2d')
  return (text, face) => {
    if (context === null) return 0
    context.font = fontOf(face)
    return context.measureText(text).width
  }
}
