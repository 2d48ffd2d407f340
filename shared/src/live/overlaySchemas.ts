import * as z from 'zod/mini'
import { languages } from '../profile/profile.ts'
import { existingId } from '../text/documentId.ts'
import { singleLine } from '../text/singleLine.ts'
import { captionLimits } from './captions.ts'
import { stream } from './liveLinkSchemas.ts'
import { hallSeconds, overlaySizes, overlayViews } from './overlay.ts'

export const accent = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, { error: 'not-acceptable' }))

export const overlayTime = z.int().check(z.minimum(hallSeconds.min), z.maximum(hallSeconds.max))

export const overlayOptions = z.strictObject({
  view: z.enum(overlayViews),
  stream,
  lang: z.nullable(z.enum(languages)),
  accent: z.nullable(accent),
  size: z.enum(overlaySizes),
  logo: z.boolean(),
  seconds: overlayTime,
})

export const captionChanges = z.partial(
  z.strictObject({
    lowerthird: z.boolean(),
    text: z.boolean(),
    lines: z.array(singleLine(1, captionLimits.characters)).check(z.maxLength(captionLimits.lines)),
    commentators: z.array(existingId).check(z.maxLength(captionLimits.commentators)),
  }),
)
