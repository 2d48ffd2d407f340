/** Where the services are that people sign in with. */
export interface ProviderAddresses {
  readonly discord: {
    readonly issuer: string
    readonly authorize: string
    readonly token: string
    readonly me: string
    /** Pictures are below it. */
    readonly pictures: string
  }
  readonly steam: {
    /** Asked in the browser and, for checking, by us. */
    readonly openid: string
    readonly playerSummaries: string
  }
}

const real: ProviderAddresses = {
  discord: {
    issuer: 'https://discord.com',
    authorize: 'https://discord.com/oauth2/authorize',
    token: 'https://discord.com/api/oauth2/token',
    me: 'https://discord.com/api/v10/users/@me',
    pictures: 'https://cdn.discordapp.com/avatars',
  },
  steam: {
    openid: 'https://steamcommunity.com/openid/login',
    playerSummaries: 'https://api.steampowered.com/ISteamUser/GetPlayerSummaries/v2/',
  },
}

/**
 * Deployed, the addresses are constants. Inside the emulator a stand-in on this machine may take a service's place,
 * named by `UPPER_BRACKET_DISCORD` or `UPPER_BRACKET_STEAM`; any other address there counts for nothing.
 */
export function providerAddresses(env: NodeJS.ProcessEnv = process.env): ProviderAddresses {
  const discord = standIn(env, 'UPPER_BRACKET_DISCORD')
  const steam = standIn(env, 'UPPER_BRACKET_STEAM')
  return {
    discord: discord === null ? real.discord : movedTo(discord, real.discord),
    steam: steam === null ? real.steam : movedTo(steam, real.steam),
  }
}

/** Whether an address belongs to this machine, by plain HTTP. */
export function isLoopback(address: URL): boolean {
  return address.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(address.hostname)
}

function standIn(env: NodeJS.ProcessEnv, name: string): string | null {
  if (env['FUNCTIONS_EMULATOR'] !== 'true') return null
  const address = URL.parse(env[name] ?? '')
  return address !== null && isLoopback(address) ? address.href.replace(/\/$/, '') : null
}

/** The same paths below the stand-in's address. */
function movedTo<T extends Record<string, string>>(base: string, addresses: T): T {
  const moved = Object.entries(addresses).map(([name, address]) => [
    name,
    `${base}${new URL(address).pathname}`.replace(/\/$/, ''),
  ])
  return Object.fromEntries(moved) as T
}
