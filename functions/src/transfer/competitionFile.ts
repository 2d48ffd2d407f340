import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { existingId } from '@upper-bracket/shared/text/documentId'
import { competitionSchemaPath } from '@upper-bracket/shared/transfer/competitionFile'
import { competitionFileName } from '@upper-bracket/shared/transfer/competitionFileName'
import { exportCompetition } from '@upper-bracket/shared/transfer/exportCompetition'
import { onRequest } from 'firebase-functions/https'
import { capacity } from '../platform/capacity.ts'
import { logs } from '../platform/logs.ts'
import { publicOrigin } from '../platform/publicOrigin.ts'
import { refusesMethod } from '../platform/refusesMethod.ts'
import { refusesPause } from '../platform/refusesPause.ts'
import { type CompetitionWithLineUps, latestCompetition } from '../snapshot/latestCompetition.ts'
import { packedBody } from '../snapshot/packedResponse.ts'
import { memory } from '../snapshot/remembered.ts'
import { secondsAtEdge, sendPacked } from '../snapshot/sendPacked.ts'

/** The files by competition and moment. */
const files = memory<Awaited<ReturnType<typeof fileOf>>>({ freshMs: 1000 })

async function fileOf({ snapshot, lineUps }: CompetitionWithLineUps) {
  const schema = new URL(competitionSchemaPath, publicOrigin()).href
  const written = exportCompetition({ ...snapshot, lineUps }, { schema, now: Date.now() })
  return written.ok ? { packed: await packedBody(written.file) } : written
}

/**
 * Serves a competition as a file, at `/api/competitions/{competitionId}/file`. It contains only what everyone may read,
 * and no uids. The answer is 422 with the problems if the file could not be imported (see `exportCompetition`).
 */
export const competitionFile = onRequest(
  { region: functionsRegion, memory: '512MiB', ...capacity.file },
  async (request, response) => {
    if (refusesMethod(request, response) || (await refusesPause(response))) return
    const [, id = ''] = /\/api\/competitions\/([^/]+)\/file$/.exec(request.path) ?? []
    try {
      const isId = existingId.safeParse(id).success
      const now = Date.now()
      const latest = isId ? await latestCompetition(id, 'withLineUps', now) : null
      response.set('cache-control', secondsAtEdge)
      if (latest === null) {
        response.status(404).end()
        return
      }
      const file = await files(`${id} ${latest.snapshot.asOf}`, now, () => fileOf(latest))
      if ('problems' in file) {
        logs.fileRefused(id, file.problems)
        response.status(422).set('cache-control', 'no-store').json({ problems: file.problems })
        return
      }
      response.set('content-disposition', `attachment; filename="${competitionFileName(id)}"`)
      sendPacked(request, response, file.packed)
    } catch (thrown) {
      logs.fileFailed(id, thrown)
      response.status(503).set('cache-control', 'no-store').end()
    }
  },
)
