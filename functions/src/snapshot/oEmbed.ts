import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { oEmbed as embedOf, readOEmbedRequest } from '@upper-bracket/shared/embed/oEmbed'
import { onRequest } from 'firebase-functions/https'
import { capacity } from '../platform/capacity.ts'
import { logs } from '../platform/logs.ts'
import { refusesMethod } from '../platform/refusesMethod.ts'
import { ownOrigin } from '../sign-in/ownOrigin.ts'
import { latestCompetition } from './latestCompetition.ts'
import { atEdge } from './sendPacked.ts'

const caching = {
  found: 'public, max-age=300, s-maxage=300',
  missing: 'public, max-age=0, s-maxage=5',
  failed: 'no-store',
} as const

/**
 * Serves the markup with which other sites embed a competition's page, at `/api/oembed?url={page}&maxwidth={pixels}&
 * maxheight={pixels}&format=json` (oembed.com).
 */
export const oEmbed = onRequest(
  { region: functionsRegion, memory: '256MiB', ...capacity.page },
  async (request, response) => {
    if (refusesMethod(request, response)) return
    const origin = ownOrigin(request.get('x-forwarded-host') ?? request.get('host'))
    response.set({ 'access-control-allow-origin': '*', 'cache-control': caching.missing })
    try {
      if (origin === null) throw new Error('The origin of the page is not known')
      const asked = readOEmbedRequest(new URL(request.url, origin).searchParams, origin)
      if (typeof asked === 'number') {
        response.status(asked).end()
        return
      }
      const latest = await latestCompetition(asked.embed.competitionId, 'competition', Date.now())
      if (latest === null) response.status(404).end()
      else {
        const { name } = latest.snapshot.competition
        response.set('cache-control', await atEdge(caching.found)).json(embedOf(asked, name, origin))
      }
    } catch (thrown) {
      logs.pageFailed('oembed', thrown)
      response.status(503).set('cache-control', caching.failed).end()
    }
  },
)
