import type { Picture, Shape } from './picture.ts'
import { fontOf } from './pictureStyle.ts'

/** The canvas size that every browser supports: the longer side and the area, in pixels. */
const most = { side: 16_000, area: 120_000_000 } as const

/** Twice the screen resolution if possible. */
const sharpness = 2

/** Paints a picture with the fonts of the page, scaled down if it would be too large. Rejects if the browser cannot. */
export async function picturePng(picture: Picture): Promise<Blob> {
  const { width, height, shapes } = picture
  const images = await imagesOf(picture)
  const scale = pictureScale(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(width * scale)
  canvas.height = Math.floor(height * scale)
  const context = canvas.getContext('2d')
  context?.scale(scale, scale)
  if (context !== null) for (const shape of shapes) paint(context, shape, images)
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/png')
  const drawn = await promise
  if (drawn === null) throw new Error(`No picture of ${canvas.width} by ${canvas.height} pixels`)
  return drawn
}

type Images = ReadonlyMap<string, HTMLImageElement>

/** Loads the images of a picture, by their addresses. Those that cannot be loaded are missing. */
async function imagesOf({ shapes }: Picture): Promise<Images> {
  const addresses = new Set(shapes.flatMap(shape => (shape.kind === 'image' ? [shape.href] : [])))
  const images = [...addresses].map(async href => {
    const image = new Image()
    image.src = href
    await image.decode()
    return [href, image] as const
  })
  const loaded = await Promise.allSettled(images)
  return new Map(loaded.flatMap(each => (each.status === 'fulfilled' ? [each.value] : [])))
}

function paint(context: CanvasRenderingContext2D, shape: Shape, images: Images): void {
  if (shape.kind === 'image') {
    const image = images.get(shape.href)
    if (image !== undefined) context.drawImage(image, ...fitted(shape, image))
    return
  }
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

/** Returns where the whole of an image fits into its place, centred. */
function fitted(
  place: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>,
  { naturalWidth, naturalHeight }: HTMLImageElement,
): [x: number, y: number, width: number, height: number] {
  const scale = Math.min(place.width / naturalWidth, place.height / naturalHeight)
  const [width, height] = [naturalWidth * scale, naturalHeight * scale]
  return [place.x + (place.width - width) / 2, place.y + (place.height - height) / 2, width, height]
}

/** Returns the scale at which a picture is rendered. Exported for its test. */
export function pictureScale(width: number, height: number): number {
  return Math.min(
    sharpness,
    most.side / Math.max(width, height, 1),
    Math.sqrt(most.area / Math.max(width * height, 1)),
  )
}
