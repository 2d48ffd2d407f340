import * as z from 'zod/mini'
import { singleLine } from '../text/singleLine.ts'
import { broadcastLanguages, liveLinkLimits } from './liveLinks.ts'

/** Checks only the length; the domain checks the address (`unsupported-broadcast`). */
export const broadcastLink = z.string().check(z.maxLength(liveLinkLimits.urlMax))

const liveLink = z.strictObject({
  url: broadcastLink,
  lang: z.enum(broadcastLanguages),
  title: singleLine(0, liveLinkLimits.titleMax),
})

export const liveLinks = z.array(liveLink).check(z.maxLength(liveLinkLimits.links))
