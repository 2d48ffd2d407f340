import { readAnswers, type SceneOperationId, type TimedScene } from '@upper-bracket/shared/api/readAnswers'
import { publicOrigin } from '../platform/publicOrigin.ts'
import { type PackedResponse, packedBody } from '../snapshot/packedResponse.ts'
import { readTimedSnapshot } from '../snapshot/readPublicSnapshot.ts'
import { remembered } from '../snapshot/remembered.ts'

interface Asked {
  readonly id: SceneOperationId
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
}

/** The maximum number of answers that are remembered of one snapshot. */
const maxAnswers = 100

interface Remembered {
  readonly scene: TimedScene
  readonly answers: Map<string, Promise<PackedResponse | null>>
}

/**
 * A competition, at most three seconds old, with its answers so far; null if there is none. Programs ask more often than
 * pages, and each reading is of every document of the competition.
 */
const latest = remembered({ freshMs: 3000, most: 50 }, async (competitionId): Promise<Remembered | null> => {
  const read = await readTimedSnapshot(competitionId)
  return read && { scene: { ...read, competitionId, origin: publicOrigin() }, answers: new Map() }
})

/** Answers from the remembered snapshot of a competition; null if there is no such thing. */
export async function latestAnswer({ id, path, query }: Asked, now: number): Promise<PackedResponse | null> {
  const { competitionId = '' } = path
  const known = await latest(competitionId, now)
  if (known === null) return null
  const key = JSON.stringify([id, path, query])
  const answered = known.answers.get(key)
  if (answered !== undefined) return answered
  // The table makes the types of an operation and of its query agree.
  const body = readAnswers[id](known.scene, { path, query } as never)
  const answer = body === null ? Promise.resolve(null) : packedBody(body, { ...body, cursor: null })
  if (known.answers.size < maxAnswers) known.answers.set(key, answer)
  return answer
}
