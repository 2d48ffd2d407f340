import * as z from 'zod/mini'
import { singleLine } from '../text/singleLine.ts'
import { broadcastLanguages, liveLinkLimits } from './liveLinks.ts'

/** Whether it is one of Twitch or YouTube is the domain's to say (`unsupported-broadcast`); here only its size. */
export const broadcastLink = z.string().check(z.maxLength(liveLinkLimits.urlMax))

const liveLink = z.strictObject({
  url: broadcastLink,
  lang: z.enum(broadcastLanguages),
  title: singleLine(0, liveLinkLimits.titleMax),
})

export const liveLinks = z.array(liveLink).check(z.maxLength(liveLinkLimits.links))
