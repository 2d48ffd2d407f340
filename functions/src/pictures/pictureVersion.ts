import type { PictureFiles } from '@upper-bracket/shared/picture/storedPicture'
import { digest } from '../platform/digest.ts'

/** Short, because snapshots carry it for every team; two pictures of one owner must not share it. */
const length = 6

/** Derives the version of a picture from its content, so that a repeated upload changes nothing. */
export function pictureVersion({ small, large }: PictureFiles): string {
  return digest(`${small} ${large}`).slice(0, length)
}
