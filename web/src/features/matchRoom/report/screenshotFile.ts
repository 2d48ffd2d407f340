import { screenshotLimits } from '@upper-bracket/shared/matchRoom/screenshot'
import { base64Of } from '#ui/picture/base64Of.ts'
import { scaledPicture } from '#ui/picture/croppedPicture.ts'

/** Widths in pixels; the first at which the file is small enough is used. */
const widths = [screenshotLimits.width, 1600, 1280, 960, 640] as const

/** Scales a picture down to the size limit of screenshots, in base64. Throws if the browser cannot read the file. */
export async function screenshotFile(file: Blob): Promise<string> {
  const { bytesMax, height } = screenshotLimits
  for (const width of widths) {
    const made = await scaledPicture(file, { width, height: Math.min(width * 3, height), bytesMax })
    if (made.size <= bytesMax) return base64Of(made)
  }
  throw new Error('The picture does not get small enough')
}
