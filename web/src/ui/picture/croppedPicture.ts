/** A rectangle in pixels of the picture. */
export interface PictureArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PictureFormat {
  /** The maximum width and height in pixels, which also define the aspect ratio. */
  readonly width: number
  readonly height: number
  /** The maximum size, also enforced by the Storage rules. */
  readonly bytesMax: number
}

/**
 * Crops a picture and scales it down to its format, as WebP or, if the browser cannot encode that, as PNG or JPEG.
 * Throws if the browser cannot decode the file.
 */
export async function croppedPicture(
  file: Blob,
  area: PictureArea,
  { width, height, bytesMax }: PictureFormat,
): Promise<Blob> {
  const picture = await createImageBitmap(file)
  try {
    const scale = Math.min(1, width / Math.max(1, area.width))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(Math.min(width, area.width * scale)))
    canvas.height = Math.max(1, Math.round(Math.min(height, area.height * scale)))
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('The browser draws no pictures')
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
    const made = await encoded(canvas, 'image/webp')
    return made.size <= bytesMax ? made : await encoded(canvas, 'image/jpeg')
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
