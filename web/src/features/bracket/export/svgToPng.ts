/** The canvas size that every browser supports: the longer side and the area, in pixels. */
const most = { side: 16_000, area: 120_000_000 } as const

/** Twice the screen resolution where possible. */
const sharpness = 2

/**
 * Renders an SVG that has a width and a height as a PNG, smaller if it would be too large. Rejects if the
 * browser cannot draw it.
 */
export async function svgToPng(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml;charset=utf-8' }))
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    const { width, height } = picture
    const scale = pictureScale(width, height)
    const canvas = document.createElement('canvas')
    canvas.width = Math.floor(width * scale)
    canvas.height = Math.floor(height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const { promise, resolve } = Promise.withResolvers<Blob | null>()
    canvas.toBlob(resolve, 'image/png')
    const drawn = await promise
    if (drawn === null) throw new Error(`No picture of ${canvas.width} by ${canvas.height} pixels`)
    return drawn
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** The scale at which a picture is rendered. Exported for its test. */
export function pictureScale(width: number, height: number): number {
  return Math.min(
    sharpness,
    most.side / Math.max(width, height, 1),
    Math.sqrt(most.area / Math.max(width * height, 1)),
  )
}
