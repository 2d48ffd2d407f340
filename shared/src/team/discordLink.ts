import { accept, type Outcome, refuse } from '../errors/outcome.ts'

// Matches an invitation, or a channel of a server (the numbers are snowflakes). The host is case-insensitive. Only
// plain characters may follow, so that the link is safe to render.
const links = [
  /^discord\.gg\/[\w-]{2,64}\/?(\?[\w=&-]*)?$/i,
  /^discord\.com\/invite\/[\w-]{2,64}\/?(\?[\w=&-]*)?$/i,
  /^discord\.com\/channels\/\d{15,21}(\/\d{15,21}){0,2}\/?$/i,
]

/** Returns the link to store: trimmed, with https, null if empty. */
export function acceptDiscordLink(link: string | null): Outcome<string | null, 'invalid-discord-link'> {
  const typed = link?.trim() ?? ''
  if (typed === '') return accept(null)
  const address = typed.replace(/^https?:\/\//i, '')
  return links.some(pattern => pattern.test(address))
    ? accept(`https://${address}`)
    : refuse('invalid-discord-link')
}
