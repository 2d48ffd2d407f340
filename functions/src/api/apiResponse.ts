import { type ApiErrorCode, apiErrors } from '@upper-bracket/shared/api/apiErrors'
import type { ApiError } from '@upper-bracket/shared/api/competitionSchemas'
import type { RateLimit } from '@upper-bracket/shared/limits/rateLimit'
import type { HttpsFunction } from 'firebase-functions/https'

type Response = Parameters<HttpsFunction>[1]

/** Pages of any site may read the answers, and the headers that say how to go on. */
export const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After',
} as const

/** Answers the question of a browser whether a page of another site may send a request. */
export function sendPreflight(response: Response, methods: string, headers: string): void {
  response
    .status(204)
    .set({
      'access-control-allow-methods': methods,
      'access-control-allow-headers': headers,
      'access-control-max-age': '86400',
      'cache-control': 'public, max-age=86400',
    })
    .end()
}

/** Sends an error of the API. A cache stores it only if `caching` says so. */
export function sendError(
  response: Response,
  code: ApiErrorCode,
  {
    details,
    caching = 'no-store',
  }: { readonly details?: ApiError['error']['details']; readonly caching?: string } = {},
): void {
  const { status, message } = apiErrors[code]
  const body: ApiError = { error: { code, message, ...(details && { details }) } }
  response.status(status).set('cache-control', caching).json(body)
}

/**
 * Names a limit by draft-ietf-httpapi-ratelimit-headers-10: a client that sends no more than `q` requests in `w` seconds
 * is never refused. It is the same for all clients, so that a shared cache may store it.
 */
export function rateLimitPolicy({ burst, refillMs }: RateLimit): string {
  return `"default";q=${burst};w=${Math.ceil((burst * refillMs) / 1000)}`
}
