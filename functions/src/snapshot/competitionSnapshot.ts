import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { existingId } from '@upper-bracket/shared/text/documentId'
import { onRequest, type Request } from 'firebase-functions/https'
import { logs } from '../platform/logs.ts'
import { latestAnswer } from './latestAnswer.ts'

/**
 * The edge asks again after five seconds, and meanwhile and while it asks gives what it has. A browser asks the edge
 * each time, whose answer to what has not changed is empty. `firebase.json` repeats this.
 */
const caching = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30'

/**
 * What everybody may see of a competition, in one answer (see `packSnapshot`), at
 * `/api/competitions/{competitionId}/snapshot`. The same for all, so that the edge answers nearly all requests.
 */
export const competitionSnapshot = onRequest(
  { region: functionsRegion, memory: '512MiB', concurrency: 80 },
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set({ allow: 'GET, HEAD', 'cache-control': 'no-store' }).end()
      return
    }
    const competitionId = competitionIn(request)
    try {
      const answer = competitionId === null ? null : await latestAnswer(competitionId, Date.now())
      response.set('cache-control', caching)
      if (answer === null) {
        response.status(404).end()
        return
      }
      const { json, gzipped, etag } = answer
      response.set({ etag, vary: 'Accept-Encoding' }).type('json')
      if (isKnown(request, etag)) response.status(304).end()
      else if (request.acceptsEncodings('gzip')) response.set('content-encoding', 'gzip').send(gzipped)
      else response.send(json)
    } catch (thrown) {
      logs.snapshotFailed(competitionId ?? '', thrown)
      response.status(503).set('cache-control', 'no-store').end()
    }
  },
)

/** Whatever else the request says: what Express calls fresh heeds `no-cache`, which means the caches on the way. */
function isKnown(request: Request, etag: string): boolean {
  const known = request.get('if-none-match')?.split(',') ?? []
  return known.some(each => each.trim() === etag)
}

function competitionIn({ path }: Pick<Request, 'path'>): string | null {
  const [, id = ''] = /\/api\/competitions\/([^/]+)\/snapshot$/.exec(path) ?? []
  const { success, data } = existingId.safeParse(id)
  return success ? data : null
}
