import { onRequest } from 'firebase-functions/https'
import { discordClientSecret, steamApiKey } from '../platform/params.ts'
import { functionsRegion } from '../platform/region.ts'
import { answerSignIn } from './answerSignIn.ts'
import { ownOrigin } from './ownOrigin.ts'
import { refusal } from './signInAnswer.ts'

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
    const origin = ownOrigin(request.get('x-forwarded-host') ?? request.get('host'))
    const { status, headers, body } =
      origin === null
        ? refusal('permission-denied')
        : await answerSignIn({
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
    response.status(status).set(headers)
    if (body === null) response.end()
    else response.json(body)
  },
)
