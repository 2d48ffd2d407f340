import { setTimeout as wait } from 'node:timers/promises'
import { canonicalCursor, cursorOf, type TimedSnapshot } from '@upper-bracket/shared/api/changes'
import { readAnswers, type SceneOperationId } from '@upper-bracket/shared/api/readAnswers'
import { publicOrigin } from '../platform/publicOrigin.ts'
import { latestCompetition } from '../snapshot/latestCompetition.ts'
import { type PackedResponse, packedBody } from '../snapshot/packedResponse.ts'
import { memory } from '../snapshot/remembered.ts'

interface Asked {
  readonly id: SceneOperationId
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
}

/** The cursors by competition and moment. */
const cursors = memory<string>({ freshMs: 1000 })

const pollMs = 100
const maxWaitMs = 3000

/** Answers by the state of the competition that they are about. */
const answers = memory<PackedResponse | null>({ freshMs: 30_000 })

/** Answers from the remembered competition; null if there is no such thing. */
export async function latestAnswer({ id, path, query }: Asked, now: number): Promise<PackedResponse | null> {
  const { competitionId = '' } = path
  const { after, ...given } = query
  const latest = await (typeof after === 'number'
    ? latestAfter(competitionId, after)
    : latestCompetition(competitionId, 'whole', now))
  if (latest === null) return null
  const scene = { ...latest, competitionId, origin: publicOrigin() }
  // Cursors that lead to the same answer share it, so that invented ones fill no memory.
  const asked =
    id === 'getChanges' ? { since: canonicalCursor(scene, given['since'] as string | undefined) } : given
  const moment = `${competitionId} ${latest.snapshot.asOf}`
  const cursor = await cursors(moment, now, async () => cursorOf(latest))
  return answers(JSON.stringify([cursor, id, path, asked]), now, async () => {
    // The table makes the types of an operation and of its query agree.
    const body = readAnswers[id](scene, { path, query: asked } as never)
    return body && packedBody(body, { ...body, cursor: null })
  })
}

/** Waits for a reading that contains everything until `after`, in milliseconds since the epoch. */
async function latestAfter(competitionId: string, after: number): Promise<TimedSnapshot | null> {
  const asked = Date.now()
  for (;;) {
    const now = Date.now()
    const latest = await latestCompetition(competitionId, 'whole', now)
    const isLate = now - asked > maxWaitMs
    if (latest === null || isLate || latest.snapshot.asOf >= Math.min(after, asked)) return latest
    await wait(pollMs)
  }
}
