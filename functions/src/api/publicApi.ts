import { apiIndex } from '@upper-bracket/shared/api/apiAnswers'
import { apiBase, openApi } from '@upper-bracket/shared/api/openApi'
import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import type { RateLimit } from '@upper-bracket/shared/limits/rateLimit'
import { onRequest, type Request } from 'firebase-functions/https'
import { capacity } from '../platform/capacity.ts'
import { callerAddress } from '../platform/limits/callerAddress.ts'
import { limiter } from '../platform/limits/limiter.ts'
import { logs } from '../platform/logs.ts'
import { isPaused, retryAfterSeconds } from '../platform/pause.ts'
import { publicOrigin } from '../platform/publicOrigin.ts'
import { type PackedResponse, packedBody } from '../snapshot/packedResponse.ts'
import { remembered } from '../snapshot/remembered.ts'
import { secondsAtEdge, sendPacked } from '../snapshot/sendPacked.ts'
import { crossOrigin, rateLimitPolicy, sendError, sendPreflight } from './apiResponse.ts'
import { latestAnswer } from './latestAnswer.ts'
import { latestPage } from './listPage.ts'
import { type ReadRequest, readRequest } from './readRequest.ts'

const methods = 'GET, HEAD, OPTIONS'
/** Counts the requests that the edge passes on, per instance. */
const rateLimit: RateLimit = { burst: 120, refillMs: 500 }
const consume = limiter(rateLimit)

/** The description changes only with a deployment. */
const latestDescription = remembered({ freshMs: Number.POSITIVE_INFINITY }, origin =>
  packedBody(openApi(origin)),
)

/** Serves the read API below `/api/v1`, as `openApi` describes it, to pages and programs of any origin. */
export const publicApi = onRequest(
  { region: functionsRegion, memory: '512MiB', ...capacity.api },
  async (request, response) => {
    response.set({ ...crossOrigin, 'ratelimit-policy': rateLimitPolicy(rateLimit) })
    if (request.method === 'OPTIONS') return sendPreflight(response, methods, 'If-None-Match')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('allow', methods)
      return sendError(response, 'method-not-allowed')
    }
    const now = Date.now()
    const consumed = consumeFor(request, now)
    if (consumed?.ok === false) {
      const seconds = Number(consumed.facts['retryAfterSeconds'])
      response.set({ 'retry-after': String(seconds), ratelimit: `"default";r=0;t=${seconds}` })
      return sendError(response, 'too-many-requests')
    }
    if (await isPaused()) {
      response.set('retry-after', String(retryAfterSeconds))
      return sendError(response, 'operation-paused')
    }
    try {
      const asked = readRequest(request.url)
      if ('code' in asked) return sendError(response, asked.code, asked)
      const packed = await answer(asked, now)
      if (packed === null) return sendError(response, 'not-found', { caching: secondsAtEdge })
      response.set('cache-control', secondsAtEdge)
      sendPacked(request, response, packed)
    } catch (thrown) {
      logs.apiFailed(request.path, thrown)
      sendError(response, 'unavailable')
    }
  },
)

function consumeFor(request: Request, now: number) {
  const address = callerAddress(each => request.get(each), request.socket.remoteAddress, {
    behindHosting: true,
  })
  return address === null ? null : consume(address, now)
}

/** Answers an operation; null if there is no such thing. */
function answer({ id, path, query }: ReadRequest, now: number): Promise<PackedResponse | null> {
  if (id === 'getDescription') return latestDescription(publicOrigin(), now)
  if (id === 'getIndex') return packedBody(apiIndex(publicOrigin(), publicOrigin() + apiBase))
  if (id === 'listCompetitions') return latestPage(JSON.stringify(query), now)
  return latestAnswer({ id, path, query }, now)
}
