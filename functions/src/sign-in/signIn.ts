import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onRequest } from 'firebase-functions/https'
import { callerAddress } from '../platform/limits/callerAddress.ts'
import { limiter } from '../platform/limits/limiter.ts'
import { discordClientSecret, steamApiKey } from '../platform/params.ts'
import { answerSignIn } from './answerSignIn.ts'
import { ownOrigin } from './ownOrigin.ts'
import { refusal, type SignInAnswer, tooManyRequests } from './signInAnswer.ts'

/** A hall full of people stands behind one address, and signs in within the same minute. */
const spend = limiter({ burst: 2000, refillMs: 50 })

/** Signing in by Discord and Steam, reached by the rewrite of `/api/auth/**`. */
export const signIn = onRequest(
  {
    region: functionsRegion,
    memory: '512MiB',
    concurrency: 80,
    timeoutSeconds: 60,
    cors: false,
    secrets: [discordClientSecret, steamApiKey],
  },
  async (request, response) => {
    const spent = spend(
      callerAddress(name => request.get(name), request.ip),
      Date.now(),
    )
    const origin = ownOrigin(request.get('x-forwarded-host') ?? request.get('host'))
    const { status, headers, body } = await answer()
    response.status(status).set(headers)
    if (body === null) response.end()
    else response.json(body)

    async function answer(): Promise<SignInAnswer> {
      if (!spent.ok) return tooManyRequests(spent)
      if (origin === null) return refusal('permission-denied')
      return answerSignIn({
        method: request.method,
        url: request.originalUrl,
        origin,
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
