import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  fetchProtectedResource,
  ResponseBodyError,
} from 'openid-client'
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
    return buildAuthorizationUrl(configuration(), {
      redirect_uri: returnAddress(origin),
      scope: 'identify',
      state,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
  },

  async identify(answer, { origin, state, verifier }) {
    if (!isSetUp() || !isPlain(answer)) return refuse('sign-in-failed')
    const address = new URL(returnAddress(origin))
    address.search = answer.toString()
    try {
      const config = configuration()
      const { access_token: token } = await authorizationCodeGrant(config, address, {
        expectedState: state,
        pkceCodeVerifier: verifier,
      })
      const me = await fetchProtectedResource(config, token, new URL(providerAddresses().discord.me), 'GET')
      if (!me.ok) throw new Error(`Discord responded ${me.status}`)
      const user = person.parse(await me.json())
      return accept({ id: user.id, nonce: null, describe: async () => description(user) })
    } catch (error) {
      return refuse(refusalOf(error))
    }
  },
}

/** An installation without Discord redirects such attempts straight back. */
function isSetUp(): boolean {
  return discordClientId.value() !== ''
}

function configuration(): Configuration {
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

function refusalOf(error: unknown): 'sign-in-refused' | 'sign-in-failed' | 'try-again' {
  if (error instanceof AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'sign-in-refused' : 'sign-in-failed'
  }
  if (error instanceof ResponseBodyError && codeErrors.includes(error.error)) return 'sign-in-failed'
  logs.providerTrouble('discord', error)
  return 'try-again'
}
