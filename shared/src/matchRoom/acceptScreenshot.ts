import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { base64Of, bytesOf } from '../picture/base64.ts'
import { readPicture } from '../picture/readPicture.ts'
import { screenshotLimits } from './screenshot.ts'

/** Accepts a screenshot in base64 by its content, within the limits of its pixels. The accepted file has no metadata. */
export function acceptScreenshot(file: string): Outcome<string, 'not-a-picture'> {
  const bytes = bytesOf(file)
  const picture = bytes && readPicture(bytes)
  if (!picture || Math.min(picture.width, picture.height) < 1) return refuse('not-a-picture')
  const { width, height } = screenshotLimits
  return picture.width <= width && picture.height <= height
    ? accept(base64Of(picture.bytes))
    : refuse('not-a-picture')
}
