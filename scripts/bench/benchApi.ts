import { cursorOf, type SnapshotTimes } from '@upper-bracket/shared/api/changes'
import { readAnswers, type SceneOperationId, type TimedScene } from '@upper-bracket/shared/api/readAnswers'
import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { largeSnapshot } from '@upper-bracket/shared/snapshot/testing/largeSnapshot'
import { packedBody } from '../../functions/src/snapshot/packedResponse.ts'

/**
 * Measures the answers of the read API for competitions in play: the bytes that are sent, and the documents that an
 * instance reads for all of them together, at most once in three seconds. A client that has the answer is sent no body.
 */
export async function benchApi(): Promise<readonly object[]> {
  const rows = [32, 128].map(async teams => {
    const scene = sceneOf(largeSnapshot(teams))
    const documents = documentsIn(scene.snapshot)
    const [match] = scene.snapshot.bracket?.matches ?? []
    const path = { matchId: match?.id ?? '' }
    const cases: readonly (readonly [string, SceneOperationId, object])[] = [
      ...(Object.keys(readAnswers) as SceneOperationId[]).map(id => [id, id, {}] as const),
      ['getChanges, unchanged', 'getChanges', { since: cursorOf(scene) }],
    ]
    return Promise.all(
      cases.map(async ([operation, id, query]) => {
        const { json, gzipped } = await packedBody(readAnswers[id](scene, { path, query } as never) ?? {})
        return {
          operation,
          teams,
          bytes: Buffer.byteLength(json),
          gzipped: gzipped.length,
          '304': 0,
          documents,
        }
      }),
    )
  })
  return (await Promise.all(rows)).flat()
}

function sceneOf(snapshot: PublicSnapshot): TimedScene {
  const once = { createdAt: 0, changedAt: 0 }
  const each = (ids: readonly string[]) => new Map(ids.map(id => [id, once]))
  const times: SnapshotTimes = {
    competition: once,
    bracket: once,
    players: each(snapshot.players.map(({ uid }) => uid)),
    teams: each(snapshot.teams.map(({ id }) => id)),
    matches: each(snapshot.bracket?.matches.map(({ id }) => id) ?? []),
  }
  return { snapshot, times, competitionId: 'a'.repeat(20), origin: 'https://bracket.example' }
}

/** The competition, its bracket, and the rows of its collections. */
function documentsIn({ players, teams, publicCommentators, bracket }: PublicSnapshot): number {
  const matches = bracket?.matches.length ?? 0
  return 2 + players.length + teams.length + publicCommentators.length + matches
}
