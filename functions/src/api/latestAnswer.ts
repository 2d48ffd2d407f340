import { setTimeout as wait } from 'node:timers/promises'
import { canonicalCursor, cursorOf } from '@upper-bracket/shared/api/changes'
import { readAnswers, type SceneOperationId, type TimedScene } from '@upper-bracket/shared/api/readAnswers'
import { publicOrigin } from '../platform/publicOrigin.ts'
import { type PackedResponse, packedBody } from '../snapshot/packedResponse.ts'
import { readTimedSnapshot } from '../snapshot/readPublicSnapshot.ts'
import { memory, remembered } from '../snapshot/remembered.ts'

interface Asked {
  readonly id: SceneOperationId
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
}

interface Known {
  readonly scene: TimedScene
  readonly cursor: string
}

/**
 * A competition, at most three seconds old; null if there is none. Programs ask more often than pages, and each reading
 * is of every document of the competition.
 */
const latest = remembered({ freshMs: 3000 }, async (competitionId): Promise<Known | null> => {
  const read = await readTimedSnapshot(competitionId)
  if (read === null) return null
  return { scene: { ...read, competitionId, origin: publicOrigin() }, cursor: cursorOf(read) }
})

/** An instance reads a competition no more often than this, however many programs write. */
const minReadMs = 1000
const pollMs = 100
const maxWaitMs = 3000

/** Answers by the state of the competition that they are about. */
const answers = memory<PackedResponse | null>({ freshMs: 30_000 })

/** Answers from the remembered competition; null if there is no such thing. */
export async function latestAnswer({ id, path, query }: Asked, now: number): Promise<PackedResponse | null> {
  const { competitionId = '' } = path
  const { after, ...given } = query
  const known = await (typeof after === 'number'
    ? latestAfter(competitionId, after)
    : latest(competitionId, now))
  if (known === null) return null
  const { scene, cursor } = known
  // Cursors that lead to the same answer share it, so that invented ones fill no memory.
  const asked =
    id === 'getChanges' ? { since: canonicalCursor(scene, given['since'] as string | undefined) } : given
  return answers(JSON.stringify([cursor, id, path, asked]), now, async () => {
    // The table makes the types of an operation and of its query agree.
    const body = readAnswers[id](scene, { path, query: asked } as never)
    return body && packedBody(body, { ...body, cursor: null })
  })
}

/** Waits for a reading that contains everything until `after`, in milliseconds since the epoch. */
async function latestAfter(competitionId: string, after: number): Promise<Known | null> {
  const asked = Date.now()
  for (;;) {
    const now = Date.now()
    const known = await latest(competitionId, now, minReadMs)
    const isLate = now - asked > maxWaitMs
    if (known === null || isLate || known.scene.snapshot.asOf >= Math.min(after, asked)) return known
    await wait(pollMs)
  }
}
