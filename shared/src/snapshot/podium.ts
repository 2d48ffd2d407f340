import type { RoundName } from '../bracket/kinds/roundName.ts'
import { roundNameOf } from '../bracket/rounds/roundNameOf.ts'
import { pathOf } from '../bracket/standings/pathOf.ts'
import { standings } from '../bracket/standings/standings.ts'
import { championsOf } from '../competition/champions.ts'
import type { TeamFace, TeamFaces } from '../team/teamFace.ts'
import type { PublicSnapshot } from './publicSnapshot.ts'

export interface Podium {
  /** The first three places, best first; without a match for third place, two teams share the places 3–4. */
  readonly places: readonly PodiumPlace[]
  /** The matches of the champion, in the order of play; none if each group of the last stage has a champion. */
  readonly path: readonly PathStep[]
}

interface PodiumPlace {
  /** The group of the last stage within which the place counts. Absent unless that stage has several groups. */
  readonly group?: number
  readonly best: number
  readonly worst: number
  readonly team: string
  /** Null where teams have none. */
  readonly face: TeamFace | null
  /** The names of the players, the captain first; null for a deleted account. */
  readonly players: readonly (string | null)[]
}

interface PathStep {
  readonly round: RoundName
  readonly opponent: string
  readonly face: TeamFace | null
  readonly hasWon: boolean
  /** The wins of the champion, then of its opponent; null if the match was forfeited. */
  readonly score: readonly [number, number] | null
}

/** Returns who has won what in a competition, and how the one champion got there; null while there is no champion. */
export function podium(
  { competition, teams, players, bracket }: PublicSnapshot,
  faces: TeamFaces,
): Podium | null {
  const { champion } = competition
  if (championsOf(competition).length === 0 || bracket === null) return null
  const { shape } = bracket
  const whole = { shape, matches: new Map(bracket.matches.map(match => [match.id, match])) }
  const nameOf = (teamId: string | null) => teams.find(({ id }) => id === teamId)?.name ?? '?'
  const faceOf = (teamId: string | null) => faces.get(teamId ?? '') ?? null
  // Teams that have reached no group of the last stage are on no podium.
  const isOfTitle = (group: number | undefined) => champion !== null || group !== undefined
  const playersOf = (teamId: string) =>
    players
      .filter(player => player.teamId === teamId)
      .toSorted((one, other) => Number(other.captain) - Number(one.captain))
      .map(({ displayName }) => displayName)

  return {
    places: standings(whole)
      .filter(({ best, state, group }) => best <= 3 && state === 'placed' && isOfTitle(group))
      .map(({ teamId, best, worst, group }) => ({
        best,
        worst,
        ...(group !== undefined && { group }),
        team: nameOf(teamId),
        face: faceOf(teamId),
        players: playersOf(teamId),
      })),
    path: (champion === null ? [] : pathOf(whole, champion.teamId)).map(
      ({ match, opponentId, hasWon, score }) => ({
        round: roundNameOf(shape, match),
        opponent: nameOf(opponentId),
        face: faceOf(opponentId),
        hasWon,
        score,
      }),
    ),
  }
}
