import type * as z from 'zod/mini'
import {
  type ApiScene,
  apiCompetition,
  apiDraft,
  apiMatches,
  apiPlayers,
  apiStages,
  apiTeams,
} from './apiAnswers.ts'
import { apiTables } from './apiTables.ts'
import { changesSince, cursorOf, type SnapshotTimes } from './changes.ts'
import type { QueryOf, ReadOperationId, readOperations } from './readOperations.ts'

/** The operations that answer from the snapshot of one competition. */
export type SceneOperationId = Exclude<ReadOperationId, 'getIndex' | 'listCompetitions' | 'getDescription'>

/** A competition, and when its documents were changed. */
export interface TimedScene extends ApiScene {
  readonly times: SnapshotTimes
}

interface Asked<Id extends SceneOperationId> {
  /** The parameters in the path, by name. */
  readonly path: Readonly<Record<string, string>>
  readonly query: QueryOf<Id>
}

type AnswerOf<Id extends SceneOperationId> = z.infer<(typeof readOperations)[Id]['answer']>

/** Builds the answer of each operation; null if there is no such thing in the competition. */
export const readAnswers: {
  readonly [Id in SceneOperationId]: (scene: TimedScene, asked: Asked<Id>) => AnswerOf<Id> | null
} = {
  getCompetition: scene => ({ competition: apiCompetition(scene), cursor: cursorOf(scene) }),
  listTeams: scene => ({ teams: apiTeams(scene), cursor: cursorOf(scene) }),
  listPlayers: scene => ({ players: apiPlayers(scene), cursor: cursorOf(scene) }),
  getDraft: scene => ({ draft: apiDraft(scene), cursor: cursorOf(scene) }),
  listStages: scene => ({ stages: apiStages(scene), cursor: cursorOf(scene) }),
  listMatches: (scene, { query: { stage, status, team } }) => ({
    matches: apiMatches(scene).filter(
      match =>
        (stage === undefined || match.stageId === stage) &&
        (status === undefined || match.status === status) &&
        (team === undefined || match.sides.some(({ teamId }) => teamId === team)),
    ),
    cursor: cursorOf(scene),
  }),
  getMatch: (scene, { path }) => {
    const match = apiMatches(scene).find(({ id }) => id === path['matchId'])
    return match === undefined ? null : { match, cursor: cursorOf(scene) }
  },
  getTables: scene => ({ ...apiTables(scene), cursor: cursorOf(scene) }),
  getChanges: (scene, { query: { since } }) => changesSince(scene, scene.times, since),
}
