/** The addresses of the external services for sign-in, notifications and imports. */
export interface ProviderAddresses {
  readonly discord: {
    readonly issuer: string
    readonly authorize: string
    readonly token: string
    readonly me: string
    /** Followed by a webhook's id and token. */
    readonly webhooks: string
  }
  readonly steam: {
    /** Requested by the browser and, for verification, by the functions. */
    readonly openid: string
    readonly playerSummaries: string
  }
  readonly startgg: { readonly graphql: string }
  readonly telegram: {
    /** Followed by a bot's name. */
    readonly deepLink: string
    readonly api: string
  }
}

const real: ProviderAddresses = {
  discord: {
    issuer: 'https://discord.com',
    authorize: 'https://discord.com/oauth2/authorize',
    token: 'https://discord.com/api/oauth2/token',
    me: 'https://discord.com/api/v10/users/@me',
    webhooks: 'https://discord.com/api/v10/webhooks',
  },
  steam: {
    openid: 'https://steamcommunity.com/openid/login',
    playerSummaries: 'https://api.steampowered.com/ISteamUser/GetPlayerSummaries/v2/',
  },
  startgg: { graphql: 'https://api.start.gg/gql/alpha' },
  telegram: { deepLink: 'https://t.me', api: 'https://api.telegram.org' },
}

/**
 * Returns the addresses of external services. They are constants when deployed. Inside the emulator a fake on this
 * machine may replace a service, set by `UPPER_BRACKET_` and its name; other addresses are ignored.
 */
export function providerAddresses(env: NodeJS.ProcessEnv = process.env): ProviderAddresses {
  const discord = fakeOrigin(env, 'UPPER_BRACKET_DISCORD')
  const steam = fakeOrigin(env, 'UPPER_BRACKET_STEAM')
  const startgg = fakeOrigin(env, 'UPPER_BRACKET_STARTGG')
  const telegram = fakeOrigin(env, 'UPPER_BRACKET_TELEGRAM')
  return {
    discord: discord === null ? real.discord : movedTo(discord, real.discord),
    steam: steam === null ? real.steam : movedTo(steam, real.steam),
    startgg: startgg === null ? real.startgg : movedTo(startgg, real.startgg),
    telegram: telegram === null ? real.telegram : movedTo(telegram, real.telegram),
  }
}

/** Whether an address is plain HTTP to this machine. */
export function isLoopback(address: URL): boolean {
  return address.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(address.hostname)
}

function fakeOrigin(env: NodeJS.ProcessEnv, name: string): string | null {
  if (env['FUNCTIONS_EMULATOR'] !== 'true') return null
  const address = URL.parse(env[name] ?? '')
  return address !== null && isLoopback(address) ? address.href.replace(/\/$/, '') : null
}

/** Moves addresses to the fake's origin, with the same paths. */
function movedTo<T extends Record<string, string>>(base: string, addresses: T): T {
  const moved = Object.entries(addresses).map(([name, address]) => [
    name,
    `${base}${new URL(address).pathname}`.replace(/\/$/, ''),
  ])
  return Object.fromEntries(moved) as T
}
