import * as z from 'zod/mini'
import { singleLine } from '../text/singleLine.ts'
import { maxStreams } from './broadcastQueue.ts'
import { broadcastLanguages, liveLinkLimits } from './liveLinks.ts'

/** Checks only the length; the domain checks the address (`unsupported-broadcast`). */
export const broadcastLink = z.string().check(z.maxLength(liveLinkLimits.urlMax))

/** A stream by its number, from 0. */
export const stream = z.int().check(z.minimum(0), z.maximum(maxStreams - 1))

const liveLink = z.strictObject({
  url: broadcastLink,
  lang: z.enum(broadcastLanguages),
  title: singleLine(0, liveLinkLimits.titleMax),
  stream: z._default(stream, 0),
})

export const liveLinks = z.array(liveLink).check(z.maxLength(liveLinkLimits.links))
