import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Configuration } from 'openid-client'
import * as z from 'zod/mini'
import { logs } from '../platform/logs.ts'
import { discordClientId, discordClientSecret } from '../platform/params.ts'
import { isLoopback, providerAddresses } from '../platform/providerAddresses.ts'
import type { Description, Provider } from './provider.ts'

const timeoutSeconds = 10

/** Sign-in with Discord: the authorization code grant with PKCE. Only the identity is requested. */
export const discord: Provider = {
  async address({ origin, state, verifier }) {
    if (!isSetUp()) return new URL(`${returnAddress(origin)}?error=unavailable&state=${state}`)
    const openId = await loadOpenId()
    return openId.buildAuthorizationUrl(configuration(openId), {
      redirect_uri: returnAddress(origin),
      scope: 'identify',
      state,
      code_challenge: await openId.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
  },

  async identify(answer, { origin, state, verifier }) {
    if (!isSetUp() || !isPlain(answer)) return refuse('sign-in-failed')
    const returned = new URL(returnAddress(origin))
    returned.search = answer.toString()
    const openId = await loadOpenId()
    try {
      const config = configuration(openId)
      const { access_token: token } = await openId.authorizationCodeGrant(config, returned, {
        expectedState: state,
        pkceCodeVerifier: verifier,
      })
      const address = new URL(providerAddresses().discord.me)
      const me = await openId.fetchProtectedResource(config, token, address, 'GET')
      if (!me.ok) throw new Error(`Discord responded ${me.status}`)
      const user = person.parse(await me.json())
      return accept({ id: user.id, nonce: null, describe: async () => description(user) })
    } catch (error) {
      return refuse(refusalOf(error, openId))
    }
  },
}

/** An installation without Discord redirects such attempts straight back. */
function isSetUp(): boolean {
  return discordClientId.value() !== ''
}

type OpenId = typeof import('openid-client')

/** Loaded on demand, because most sign-ins are not with Discord. */
function loadOpenId(): Promise<OpenId> {
  return import('openid-client')
}

function configuration({ Configuration, allowInsecureRequests }: OpenId): Configuration {
  const { issuer, authorize, token } = providerAddresses().discord
  const config = new Configuration(
    { issuer, authorization_endpoint: authorize, token_endpoint: token },
    discordClientId.value(),
    discordClientSecret.value(),
  )
  config.timeout = timeoutSeconds
  if (isLoopback(new URL(token))) allowInsecureRequests(config)
  return config
}

function returnAddress(origin: string): string {
  return `${origin}/auth/discord/return`
}

const parameters = ['code', 'state', 'iss', 'error', 'error_description', 'error_uri']

/** Whether the parameters are exactly those that Discord sends, each of them once: a code or an error. */
function isPlain(answer: URLSearchParams): boolean {
  const names = [...answer.keys()]
  const hasCode = /^[!-~]{1,512}$/.test(answer.get('code') ?? '')
  return (
    new Set(names).size === names.length &&
    names.every(name => parameters.includes(name)) &&
    (answer.get('iss') ?? providerAddresses().discord.issuer) === providerAddresses().discord.issuer &&
    hasCode !== Boolean(answer.get('error'))
  )
}

const person = z.object({
  id: z.string().check(z.regex(/^[0-9]{17,20}$/)),
  username: z.string(),
  global_name: z.nullish(z.string()),
})

function description({ username, global_name }: z.output<typeof person>): Description {
  return { nickname: global_name || username, profileURL: null }
}

/** Errors of the token endpoint caused by the code; others are caused by our configuration or by Discord. */
const codeErrors = ['invalid_grant', 'invalid_request']

function refusalOf(
  error: unknown,
  { AuthorizationResponseError, ResponseBodyError }: OpenId,
): 'sign-in-refused' | 'sign-in-failed' | 'try-again' {
  if (error instanceof AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'sign-in-refused' : 'sign-in-failed'
  }
  if (error instanceof ResponseBodyError && codeErrors.includes(error.error)) return 'sign-in-failed'
  logs.providerTrouble('discord', error)
  return 'try-again'
}
