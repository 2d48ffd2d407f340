import * as z from 'zod/mini'
import { teamLimits } from '../format/teamLimits.ts'
import { singleLine } from '../text/singleLine.ts'

export const teamName = singleLine(teamLimits.nameMin, teamLimits.nameMax)

/** Whether it is a Discord link is the domain's to say (`invalid-discord-link`); here only its size. */
export const discordLink = z.nullable(z.string().check(z.maxLength(teamLimits.discordLinkMax)))
