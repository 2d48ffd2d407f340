import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { existingId } from '@upper-bracket/shared/text/documentId'
import { onRequest, type Request } from 'firebase-functions/https'
import { capacity } from '../platform/capacity.ts'
import { logs } from '../platform/logs.ts'
import { refusesMethod } from '../platform/refusesMethod.ts'
import { latestCompetition } from './latestCompetition.ts'
import { type PackedResponse, packedResponse } from './packedResponse.ts'
import { memory } from './remembered.ts'
import { atEdge, secondsAtEdge, sendPacked } from './sendPacked.ts'

/** The responses by competition and moment. */
const responses = memory<PackedResponse>({ freshMs: 1000 })

/**
 * Serves all public data of a competition in one response (see `packSnapshot`), at
 * `/api/competitions/{competitionId}/snapshot`. It is the same for everyone, so the edge can serve nearly all requests.
 */
export const competitionSnapshot = onRequest(
  { region: functionsRegion, memory: '512MiB', ...capacity.snapshot },
  async (request, response) => {
    if (refusesMethod(request, response)) return
    const competitionId = competitionIn(request)
    try {
      const now = Date.now()
      const latest = competitionId && (await latestCompetition(competitionId, 'whole', now))
      response.set('cache-control', latest ? await atEdge() : secondsAtEdge)
      if (latest) {
        const { snapshot } = latest
        const key = `${competitionId} ${snapshot.asOf}`
        sendPacked(request, response, await responses(key, now, () => packedResponse(snapshot)))
      } else response.status(404).end()
    } catch (thrown) {
      logs.snapshotFailed(competitionId ?? '', thrown)
      response.status(503).set('cache-control', 'no-store').end()
    }
  },
)

function competitionIn({ path }: Pick<Request, 'path'>): string | null {
  const [, id = ''] = /\/api\/competitions\/([^/]+)\/snapshot$/.exec(path) ?? []
  const { success, data } = existingId.safeParse(id)
  return success ? data : null
}
