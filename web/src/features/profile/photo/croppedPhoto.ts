/** A square, in pixels of the picture. */
export interface PhotoArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Side length in pixels: sharp at the largest size in which photos are shown, on any screen. */
const side = 512

/** The limit in the Storage rules. */
const uploadMax = 2 * 1024 * 1024

/**
 * Crops a picture and scales it to at most 512 by 512 pixels, as WebP or, in browsers that cannot write it, as
 * PNG or JPEG. Throws if the browser cannot read the file.
 */
export async function croppedPhoto(file: Blob, { x, y, width, height }: PhotoArea): Promise<Blob> {
  const picture = await createImageBitmap(file)
  try {
    const size = Math.max(1, Math.min(side, Math.round(width)))
    const canvas = document.createElement('canvas')
    canvas.width = size
    canvas.height = size
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('The browser draws no pictures')
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, x, y, width, height, 0, 0, size, size)
    const made = await encoded(canvas, 'image/webp')
    return made.size <= uploadMax ? made : await encoded(canvas, 'image/jpeg')
  } finally {
    picture.close()
  }
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      blob => (blob === null ? reject(new Error('The browser makes no file of the picture')) : resolve(blob)),
      type,
      0.9,
    ),
  )
}
