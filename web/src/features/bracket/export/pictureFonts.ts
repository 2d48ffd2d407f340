import { faces, fontOf, type WidthOf } from './pictureStyle.ts'

/** Loads the fonts of the page that have letters of `text`: a canvas draws with what is there. */
export async function loadFonts(text: string): Promise<void> {
  await Promise.allSettled(faces.map(face => document.fonts.load(fontOf(face), text)))
}

/** Measures with the fonts of the page. */
export function textWidth(): WidthOf {
  const context = document.createElement('canvas').getContext('2d')
  return (text, face) => {
    if (context === null) return 0
    context.font = fontOf(face)
    return context.measureText(text).width
  }
}
