import { listQuery, readListQuery } from '@upper-bracket/shared/competition/competitionList'
import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { type HttpsFunction, onRequest } from 'firebase-functions/https'
import { capacity } from '../platform/capacity.ts'
import { callerAddress } from '../platform/limits/callerAddress.ts'
import { limiter } from '../platform/limits/limiter.ts'
import { logs } from '../platform/logs.ts'
import { refusesMethod } from '../platform/refusesMethod.ts'
import { refusesPause } from '../platform/refusesPause.ts'
import { latestList } from './latestList.ts'
import { latestOrganizer } from './latestOrganizer.ts'
import { atEdge, secondsAtEdge, sendPacked } from './sendPacked.ts'

/** The rate limit of searches and organizers that the edge passes on. Lists without a search are few, and remembered. */
const consume = limiter({ burst: 60, refillMs: 1000 })

/** The maximum length of a query string that is read. */
const maxQueryLength = 500

/**
 * Serves the public list of competitions, at `/api/competitions?q={words}&game={game}&when={state}` (see
 * `PublicList`). Equal requests share one address at the edge: any other form of it is redirected there. What an
 * organizer's page shows is at `/api/organizers/{address}?after={competition}` (see `OrganizerView`).
 */
export const competitionList = onRequest(
  { region: functionsRegion, memory: '256MiB', ...capacity.list },
  async (request, response) => {
    if (refusesMethod(request, response)) return
    const [, query = ''] = request.url.split(/(?=\?)/)
    const now = Date.now()
    const organizer = /^\/api\/organizers\/([^/]+)$/.exec(request.path)?.[1]
    const isLong = query.length > maxQueryLength
    if (organizer !== undefined && !isLong) {
      await answerOrganizer(request, response, organizer, now)
      return
    }
    const asked = isLong ? null : readListQuery(query)
    if (asked === null) {
      response.status(400).set('cache-control', 'no-store').end()
      return
    }
    const canonical = listQuery(asked)
    if (canonical !== query) {
      response.set('cache-control', secondsAtEdge).redirect(308, `/api/competitions${canonical}`)
      return
    }
    // Each search is another address, which the edge does not keep yet.
    if (asked.search !== null && ((await refusesPause(response)) || isTooMany(request, response, now))) return
    try {
      const [{ packed }, caching] = await Promise.all([latestList(canonical, now), atEdge()])
      response.set('cache-control', caching)
      sendPacked(request, response, packed)
    } catch (thrown) {
      logs.listFailed(thrown)
      response.status(503).set('cache-control', 'no-store').end()
    }
  },
)

type Handled = Parameters<HttpsFunction>

/** Refuses callers who ask for more than the limit. */
function isTooMany(request: Handled[0], response: Handled[1], now: number): boolean {
  const address = callerAddress(each => request.get(each), request.socket.remoteAddress, {
    behindHosting: true,
  })
  const consumed = address === null ? null : consume(address, now)
  if (consumed?.ok !== false) return false
  const retryAfter = String(consumed.facts['retryAfterSeconds'])
  response.status(429).set({ 'retry-after': retryAfter, 'cache-control': 'no-store' }).end()
  return true
}

async function answerOrganizer(
  request: Handled[0],
  response: Handled[1],
  organizer: string,
  now: number,
): Promise<void> {
  if (isTooMany(request, response, now)) return
  const { after = null, ...others } = request.query
  const isKnown = (after === null || typeof after === 'string') && Object.keys(others).length === 0
  try {
    const found = isKnown ? await latestOrganizer(organizer, after, now) : null
    response.set('cache-control', found === null ? secondsAtEdge : await atEdge())
    if (found === null) response.status(404).end()
    else sendPacked(request, response, found.packed)
  } catch (thrown) {
    logs.listFailed(thrown)
    response.status(503).set('cache-control', 'no-store').end()
  }
}
