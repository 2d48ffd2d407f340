import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Player } from '@upper-bracket/shared/player/player'
import { packSnapshot } from '@upper-bracket/shared/snapshot/packSnapshot'
import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import type { Team } from '@upper-bracket/shared/team/team'
import { testCompetitionPath } from './testCompetition.ts'

/** What the edge answers about the competition among these documents, by address. */
export function edgeAnswers(documents: Readonly<Record<string, object>>): Readonly<Record<string, object>> {
  const competition = documents[testCompetitionPath] as Competition
  const bracketPath = `${testCompetitionPath}/brackets/${competition.bracketId}`
  const within = (path: string) =>
    Object.entries(documents).flatMap(([each, data]) =>
      each.startsWith(`${path}/`) ? [{ id: each.slice(path.length + 1), data }] : [],
    )
  const shape = documents[bracketPath] as NonNullable<PublicSnapshot['bracket']>['shape'] | undefined
  const snapshot: PublicSnapshot = {
    asOf: Date.now(),
    competition,
    players: within(`${testCompetitionPath}/players`).map(({ data }) => data as Player),
    teams: within(`${testCompetitionPath}/teams`).map(({ id, data }) => ({ ...(data as Team), id })),
    bracket:
      shape === undefined || competition.bracketId === null
        ? null
        : {
            id: competition.bracketId,
            shape: { ...shape, createdAt: 0 },
            matches: within(`${bracketPath}/matches`).map(({ data }) => data as Match),
          },
    publicCommentators: [],
  }
  const [, id] = testCompetitionPath.split('/')
  return { [`/api/competitions/${id}/snapshot`]: packSnapshot(snapshot) }
}
