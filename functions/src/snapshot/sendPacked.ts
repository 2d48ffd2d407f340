import type { HttpsFunction } from 'firebase-functions/https'
import { isPaused } from '../platform/pause.ts'
import { isKnown } from './isKnown.ts'
import type { PackedResponse } from './packedResponse.ts'

type Handled = Parameters<HttpsFunction>

/**
 * The edge revalidates after five seconds and serves its copy in the meantime. A browser always revalidates; if nothing
 * has changed, the response is empty.
 */
export const secondsAtEdge = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30'

/** Two minutes after a pause the edge serves no copy of it any more, unless there are errors. Pages ask no more often. */
const pausedAtEdge = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400'

/** For how long the edge keeps what was found: as `caching` says, or longer during a pause of the operation. */
export async function atEdge(caching: string = secondsAtEdge): Promise<string> {
  return (await isPaused()) ? pausedAtEdge : caching
}

/** Sends a body, compressed if the client accepts that, or 304 if the client has it. */
export function sendPacked(
  request: Handled[0],
  response: Handled[1],
  { json, gzipped, etag }: PackedResponse,
): void {
  response.set({ etag, vary: 'Accept-Encoding' }).type('json')
  if (isKnown(request, etag)) response.status(304).end()
  else if (request.acceptsEncodings('gzip')) response.set('content-encoding', 'gzip').send(gzipped)
  else response.send(json)
}
