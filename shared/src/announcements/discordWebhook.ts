import type { Webhook } from './announcer.ts'

const hosts = ['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com']
const path = /^\/api\/(?:v\d{1,2}\/)?webhooks\/(\d{15,21})\/([A-Za-z0-9_-]{60,100})\/?$/

/** The number of a token's last characters that are shown afterwards. */
const shownCharacters = 4

/**
 * Parses the address of a Discord webhook; returns null for any other address. `fakeAddress` is the address of the
 * local fake of Discord, which is accepted too; null when deployed.
 */
export function discordWebhook(address: string, fakeAddress: string | null): Webhook | null {
  const url = URL.parse(address.trim())
  if (url === null || url.search !== '' || url.hash !== '') return null
  const isDiscord =
    url.protocol === 'https:' && hosts.includes(url.host) && url.username === '' && url.password === ''
  const below = isDiscord ? url.pathname : pathBelow(url, fakeAddress)
  const [, id, token] = (below === null ? null : path.exec(below)) ?? []
  return id === undefined || token === undefined ? null : { id, token }
}

/** The part of a webhook's address that is shown once it is connected. */
export function addressEnd({ token }: Webhook): string {
  return token.slice(-shownCharacters)
}

function pathBelow(url: URL, base: string | null): string | null {
  return base !== null && url.href.startsWith(`${base}/`) ? url.href.slice(base.length) : null
}
