import { pictureKinds } from '@upper-bracket/shared/picture/pictureKind'
import type { PictureFiles } from '@upper-bracket/shared/picture/storedPicture'

/** Scales a picture down into both sizes of a sponsor's, whole. Throws if the browser cannot decode the file. */
export async function sponsorFiles(file: Blob): Promise<PictureFiles> {
  const picture = await createImageBitmap(file)
  try {
    const { small, large } = pictureKinds.sponsor
    return { small: await scaled(picture, small), large: await scaled(picture, large) }
  } finally {
    picture.close()
  }
}

async function scaled(picture: ImageBitmap, max: { readonly width: number; readonly height: number }) {
  const scale = Math.min(1, max.width / picture.width, max.height / picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(picture.width * scale))
  canvas.height = Math.max(1, Math.floor(picture.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser draws no pictures')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  // A browser that does not encode WebP makes a PNG, which is accepted as well.
  return canvas.toDataURL('image/webp', 0.92).split(',')[1] ?? ''
}
