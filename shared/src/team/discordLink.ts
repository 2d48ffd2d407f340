import { accept, type Outcome, refuse } from '../errors/outcome.ts'

// An invitation, or a channel of a server (the numbers are snowflakes). The host is case-insensitive; only plain
// characters may follow, so that it is safe to render as a link.
const links = [
  /^https:\/\/discord\.gg\/[\w-]{2,64}\/?(\?[\w=&-]*)?$/i,
  /^https:\/\/discord\.com\/invite\/[\w-]{2,64}\/?(\?[\w=&-]*)?$/i,
  /^https:\/\/discord\.com\/channels\/\d{15,21}(\/\d{15,21}){0,2}\/?$/i,
]

/** The link to store: trimmed, null if empty. */
export function acceptDiscordLink(link: string | null): Outcome<string | null, 'invalid-discord-link'> {
  const typed = link?.trim() ?? ''
  if (typed === '') return accept(null)
  return links.some(pattern => pattern.test(typed)) ? accept(typed) : refuse('invalid-discord-link')
}
