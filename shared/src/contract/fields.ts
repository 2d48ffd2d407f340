import * as z from 'zod/mini'
import { pictureLengthMax } from '../picture/acceptPicture.ts'
import type { PictureKind, PictureSize } from '../picture/pictureKind.ts'
import { existingId } from '../text/documentId.ts'

/** The field that names the competition in the input of a callable. */
export const inCompetition = { competitionId: existingId }

export const revision = z.int().check(z.minimum(0))

/** The files of a picture in base64, by size; the domain checks their content. */
export function pictureOf(kind: PictureKind) {
  const file = (size: PictureSize) =>
    z.string().check(z.minLength(1), z.maxLength(pictureLengthMax(kind, size)))
  return z.strictObject({ small: file('small'), large: file('large') })
}
