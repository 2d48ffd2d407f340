import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { existingId } from '@upper-bracket/shared/text/documentId'
import { competitionSchemaPath } from '@upper-bracket/shared/transfer/competitionFile'
import { exportCompetition } from '@upper-bracket/shared/transfer/exportCompetition'
import { onRequest } from 'firebase-functions/https'
import { capacity } from '../platform/capacity.ts'
import { logs } from '../platform/logs.ts'
import { publicOrigin } from '../platform/publicOrigin.ts'
import { refusesMethod } from '../platform/refusesMethod.ts'
import { type CompetitionWithLineUps, latestCompetition } from '../snapshot/latestCompetition.ts'
import { packedBody } from '../snapshot/packedResponse.ts'
import { oncePer } from '../snapshot/remembered.ts'
import { secondsAtEdge, sendPacked } from '../snapshot/sendPacked.ts'

const fileOf = oncePer(({ snapshot, lineUps }: CompetitionWithLineUps) =>
  packedBody(
    exportCompetition({ ...snapshot, lineUps }, new URL(competitionSchemaPath, publicOrigin()).href),
  ),
)

/**
 * Serves a competition as a file (see `exportCompetition`), at `/api/competitions/{competitionId}/file`. It contains
 * only what everyone may read, and no uids.
 */
export const competitionFile = onRequest(
  { region: functionsRegion, memory: '512MiB', ...capacity.file },
  async (request, response) => {
    if (refusesMethod(request, response)) return
    const [, id = ''] = /\/api\/competitions\/([^/]+)\/file$/.exec(request.path) ?? []
    try {
      const isId = existingId.safeParse(id).success
      const latest = isId ? await latestCompetition(id, 'withLineUps', Date.now()) : null
      response.set('cache-control', secondsAtEdge)
      if (latest === null) {
        response.status(404).end()
        return
      }
      response.set('content-disposition', `attachment; filename="competition-${id}.json"`)
      sendPacked(request, response, await fileOf(latest))
    } catch (thrown) {
      logs.fileFailed(id, thrown)
      response.status(503).set('cache-control', 'no-store').end()
    }
  },
)
