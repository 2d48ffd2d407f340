import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { onRequest } from 'firebase-functions/https'
import { capacity } from '../platform/capacity.ts'
import { addressKey } from '../platform/limits/addressKey.ts'
import { callerAddress } from '../platform/limits/callerAddress.ts'
import { limiter } from '../platform/limits/limiter.ts'
import { addressSecret, boundSecrets, discordClientSecret, steamApiKey } from '../platform/params.ts'
import { handleSignIn } from './handleSignIn.ts'
import { ownOrigin } from './ownOrigin.ts'
import { refusal, type SignInResponse, tooManyRequests } from './signInResponse.ts'

/**
 * Counted per address in the memory of each instance: starting a sign-in stores nothing, and counting it in the
 * database would cost more than serving it. All people at a venue share an address.
 */
const consume = limiter({ burst: 2000, refillMs: 50 })

/** Sign-in with Discord and Steam, reached by the rewrite of `/api/auth/**`. */
export const signIn = onRequest(
  {
    region: functionsRegion,
    memory: '512MiB',
    ...capacity.endpoint,
    timeoutSeconds: 60,
    cors: false,
    secrets: boundSecrets(discordClientSecret, steamApiKey, addressSecret),
  },
  async (request, response) => {
    const address = callerAddress(name => request.get(name), request.socket.remoteAddress, {
      behindHosting: true,
    })
    const consumed = address === null ? accept(null) : consume(address, Date.now())
    const origin = ownOrigin(request.get('x-forwarded-host') ?? request.get('host'))
    const { status, headers, body } = await respond()
    response.status(status).set(headers)
    if (body === null) response.end()
    else response.json(body)

    async function respond(): Promise<SignInResponse> {
      if (!consumed.ok) return tooManyRequests(consumed)
      if (origin === null) return refusal('permission-denied')
      return handleSignIn({
        method: request.method,
        url: request.originalUrl,
        origin,
        address: addressKey(address),
        headers: {
          cookie: request.get('cookie'),
          origin: request.get('origin'),
          contentType: request.get('content-type'),
        },
        body: request.rawBody?.toString('utf8') ?? '',
      })
    }
  },
)
