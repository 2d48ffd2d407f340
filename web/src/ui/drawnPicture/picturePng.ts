import type { Picture, Shape } from './picture.ts'
import { fontOf } from './pictureStyle.ts'

/** The canvas size that every browser supports: the longer side and the area, in pixels. */
const most = { side: 16_000, area: 120_000_000 } as const

/** Twice the screen resolution if possible. */
const sharpness = 2

/** Paints a picture with the fonts of the page, scaled down if it would be too large. Rejects if the browser cannot. */
export async function picturePng({ width, height, shapes }: Picture): Promise<Blob> {
  const scale = pictureScale(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(width * scale)
  canvas.height = Math.floor(height * scale)
  const context = canvas.getContext('2d')
  context?.scale(scale, scale)
  if (context !== null) for (const shape of shapes) paint(context, shape)
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/png')
  const drawn = await promise
  if (drawn === null) throw new Error(`No picture of ${canvas.width} by ${canvas.height} pixels`)
  return drawn
}

function paint(context: CanvasRenderingContext2D, shape: Shape): void {
  context.save()
  context.fillStyle = shape.fill ?? 'transparent'
  if (shape.kind === 'text') {
    context.font = fontOf(shape.font)
    context.textAlign = shape.endsHere ? 'right' : 'left'
    context.fillText(shape.text, shape.x, shape.y)
  } else {
    const outline = new Path2D(shape.kind === 'path' ? shape.d : undefined)
    context.translate(shape.x, shape.y)
    if (shape.kind === 'path') {
      context.scale(shape.scale, shape.scale)
      context.lineWidth = shape.width ?? 1
    } else outline.roundRect(0, 0, shape.width, shape.height, shape.radius)
    context.fill(outline)
    if (shape.stroke !== undefined) {
      context.strokeStyle = shape.stroke
      context.stroke(outline)
    }
  }
  context.restore()
}

/** Returns the scale at which a picture is rendered. Exported for its test. */
export function pictureScale(width: number, height: number): number {
  return Math.min(
    sharpness,
    most.side / Math.max(width, height, 1),
    Math.sqrt(most.area / Math.max(width * height, 1)),
  )
}
