import { accept, type Outcome, refuse } from '../errors/outcome.ts'

// An invitation, or a channel of a server that one is in already (its numbers are snowflakes). Hosts are compared
// without regard to case; nothing but plain characters follows, so that a link is safe to show as one.
const links = [
  /^https:\/\/discord\.gg\/[\w-]{2,64}\/?(\?[\w=&-]*)?$/i,
  /^https:\/\/discord\.com\/invite\/[\w-]{2,64}\/?(\?[\w=&-]*)?$/i,
  /^https:\/\/discord\.com\/channels\/\d{15,21}(\/\d{15,21}){0,2}\/?$/i,
]

/** The link as it is stored: outer spaces cut, null where nothing was typed. */
export function acceptDiscordLink(link: string | null): Outcome<string | null, 'invalid-discord-link'> {
  const typed = link?.trim() ?? ''
  if (typed === '') return accept(null)
  return links.some(pattern => pattern.test(typed)) ? accept(typed) : refuse('invalid-discord-link')
}
