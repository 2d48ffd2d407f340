import * as z from 'zod/mini'
import { teamLimits } from '../format/teamLimits.ts'
import { singleLine } from '../text/singleLine.ts'

export const teamName = singleLine(teamLimits.nameMin, teamLimits.nameMax)

/** Checks only the length; the domain checks the link (`invalid-discord-link`). */
export const discordLink = z.nullable(z.string().check(z.maxLength(teamLimits.discordLinkMax)))
