import type { Picture, Shape } from '#ui/drawnPicture/picture.ts'
import { familyOf } from '#ui/drawnPicture/pictureStyle.ts'

/**
 * Writes a picture as an SVG document without external resources. `fontRules` embed the fonts; they are not needed if
 * the picture becomes part of the page.
 */
export function pictureSvg({ width, height, shapes }: Picture, fontRules = ''): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${fontRules}</style>`,
    ...shapes.map(element),
    '</svg>',
  ].join('\n')
}

function element(shape: Shape): string {
  const { x, y } = shape
  if (shape.kind === 'image') {
    const { width, height, href } = shape
    return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${escaped(href)}"/>`
  }
  const { fill = 'none' } = shape
  if (shape.kind === 'text') {
    const end = shape.endsHere ? ' text-anchor="end"' : ''
    const { weight, size } = shape.font
    const font = `font-family="${familyOf(shape.font)}" font-weight="${weight}" font-size="${size}"`
    return `<text ${font} fill="${fill}"${end} x="${x}" y="${y}">${escaped(shape.text)}</text>`
  }
  const stroke = shape.stroke === undefined ? '' : ` stroke="${shape.stroke}"`
  if (shape.kind === 'box') {
    const { width, height, radius } = shape
    return `<rect fill="${fill}"${stroke} x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`
  }
  const { d, scale, width = 1 } = shape
  return `<path fill="${fill}"${stroke} stroke-width="${width}" transform="translate(${x} ${y}) scale(${scale})" d="${d}"/>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, sign => entities[sign] ?? '')
}
