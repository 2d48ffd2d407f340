import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { existingId } from '@upper-bracket/shared/text/documentId'
import { competitionSchemaPath } from '@upper-bracket/shared/transfer/competitionFile'
import { exportCompetition } from '@upper-bracket/shared/transfer/exportCompetition'
import { onRequest } from 'firebase-functions/https'
import { capacity } from '../platform/capacity.ts'
import { logs } from '../platform/logs.ts'
import { publicOrigin } from '../platform/publicOrigin.ts'
import { refusesMethod } from '../platform/refusesMethod.ts'
import { packedBody } from '../snapshot/packedResponse.ts'
import { remembered } from '../snapshot/remembered.ts'
import { secondsAtEdge, sendPacked } from '../snapshot/sendPacked.ts'
import { readExported } from './readExported.ts'

/** An instance reads a competition at most once in five seconds. */
const latestFile = remembered({ freshMs: 5000 }, readFile)

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
      const packed = existingId.safeParse(id).success ? await latestFile(id, Date.now()) : null
      response.set('cache-control', secondsAtEdge)
      if (packed === null) {
        response.status(404).end()
        return
      }
      response.set('content-disposition', `attachment; filename="competition-${id}.json"`)
      sendPacked(request, response, packed)
    } catch (thrown) {
      logs.fileFailed(id, thrown)
      response.status(503).set('cache-control', 'no-store').end()
    }
  },
)

async function readFile(competitionId: string) {
  const exported = await readExported(competitionId)
  return (
    exported && packedBody(exportCompetition(exported, new URL(competitionSchemaPath, publicOrigin()).href))
  )
}
