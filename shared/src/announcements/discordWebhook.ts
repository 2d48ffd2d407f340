import type { Webhook } from './announcer.ts'

const hosts = ['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com']
const path = /^\/api\/(?:v\d{1,2}\/)?webhooks\/(\d{15,21})\/([A-Za-z0-9_-]{60,100})\/?$/

/** How much of a token is shown afterwards. */
const shownCharacters = 4

/**
 * The webhook that an address copied from Discord names; null for any other address. `standIn`: where Discord is played
 * on this machine, whose addresses count as well; null when deployed.
 */
export function discordWebhook(address: string, standIn: string | null): Webhook | null {
  const url = URL.parse(address.trim())
  if (url === null || url.search !== '' || url.hash !== '') return null
  const isDiscord =
    url.protocol === 'https:' && hosts.includes(url.host) && url.username === '' && url.password === ''
  const below = isDiscord ? url.pathname : pathBelow(url, standIn)
  const [, id, token] = (below === null ? null : path.exec(below)) ?? []
  return id === undefined || token === undefined ? null : { id, token }
}

/** What is shown of a webhook's address once it is connected. */
export function addressEnd({ token }: Webhook): string {
  return token.slice(-shownCharacters)
}

function pathBelow(url: URL, base: string | null): string | null {
  return base !== null && url.href.startsWith(`${base}/`) ? url.href.slice(base.length) : null
}
