/** A rectangle in pixels of the picture. */
export interface PictureArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PictureFormat {
  /** The maximum width and height in pixels. A cropped picture has their aspect ratio. */
  readonly width: number
  readonly height: number
  /** The maximum size, also enforced where the picture is stored. */
  readonly bytesMax: number
  /** By default WebP, and JPEG where that is too large. */
  readonly type?: 'image/png'
}

/**
 * Crops a picture and scales it down to its format, as WebP or, if the browser cannot encode that, as PNG or JPEG.
 * Throws if the browser cannot decode the file.
 */
export async function croppedPicture(
  file: Blob,
  area: PictureArea,
  { width, height, bytesMax, type }: PictureFormat,
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
    if (type !== undefined) return await encoded(canvas, type)
    const made = await encoded(canvas, 'image/webp')
    return made.size <= bytesMax ? made : await encoded(canvas, 'image/jpeg')
  } finally {
    picture.close()
  }
}

/** Scales a whole picture down to a format. Throws if the browser cannot decode the file. */
export async function scaledPicture(file: Blob, format: PictureFormat): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  picture.close()
  const scale = Math.min(1, format.width / width, format.height / height)
  const fitted = { ...format, width: width * scale, height: height * scale }
  return croppedPicture(file, { x: 0, y: 0, width, height }, fitted)
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
