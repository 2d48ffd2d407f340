import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { type PictureKind, type PictureSize, pictureKinds, pictureSizes } from './pictureKind.ts'
import { base64Of, bytesOf } from './base64.ts'
import { readPicture } from './readPicture.ts'
import type { PictureFiles } from './storedPicture.ts'

/**
 * Accepts the files of a picture in base64 by their content: type, pixels and bytes of each size within the limits of
 * its kind. The accepted files contain no metadata.
 */
export function acceptPicture(
  kind: PictureKind,
  files: PictureFiles,
): Outcome<PictureFiles, 'not-a-picture'> {
  const accepted: Record<PictureSize, string> = { small: '', large: '' }
  for (const size of pictureSizes) {
    const { width, height, bytesMax, types } = pictureKinds[kind][size]
    const bytes = bytesOf(files[size])
    const picture = bytes && readPicture(bytes)
    const fits =
      picture !== null &&
      types.some(type => type === picture.type) &&
      Math.min(picture.width, picture.height) > 0 &&
      picture.width <= width &&
      picture.height <= height &&
      picture.bytes.length <= bytesMax
    if (!fits) return refuse('not-a-picture')
    accepted[size] = base64Of(picture.bytes)
  }
  return accept(accepted)
}

/** The maximum length of the base64 text of any size of this kind. */
export function pictureLengthMax(kind: PictureKind, size: PictureSize): number {
  return Math.ceil(pictureKinds[kind][size].bytesMax / 3) * 4
}
