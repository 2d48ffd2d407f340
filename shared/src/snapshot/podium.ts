import type { RoundName } from '../bracket/kinds/roundName.ts'
import { roundNameOf } from '../bracket/rounds/roundNameOf.ts'
import { pathOf } from '../bracket/standings/pathOf.ts'
import { standings } from '../bracket/standings/standings.ts'
import type { PublicSnapshot } from './publicSnapshot.ts'

export interface Podium {
  /** The first three places, best first; without a match for third place, two teams share the places 3–4. */
  readonly places: readonly PodiumPlace[]
  /** The matches of the champion, in the order of play. */
  readonly path: readonly PathStep[]
}

interface PodiumPlace {
  readonly best: number
  readonly worst: number
  readonly team: string
  /** The names of the players, the captain first; null for a deleted account. */
  readonly players: readonly (string | null)[]
}

interface PathStep {
  readonly round: RoundName
  readonly opponent: string
  readonly hasWon: boolean
  /** The wins of the champion, then of its opponent; null if the match was forfeited. */
  readonly score: readonly [number, number] | null
}

/** Returns who has won what in a competition, and how the champion got there; null while there is no champion. */
export function podium({ competition, teams, players, bracket }: PublicSnapshot): Podium | null {
  const { champion } = competition
  if (champion === null || bracket === null) return null
  const { shape } = bracket
  const whole = { shape, matches: new Map(bracket.matches.map(match => [match.id, match])) }
  const nameOf = (teamId: string | null) => teams.find(({ id }) => id === teamId)?.name ?? '?'
  const playersOf = (teamId: string) =>
    players
      .filter(player => player.teamId === teamId)
      .toSorted((one, other) => Number(other.captain) - Number(one.captain))
      .map(({ displayName }) => displayName)

  return {
    places: standings(whole)
      .filter(({ best, state }) => best <= 3 && state === 'placed')
      .map(({ teamId, best, worst }) => ({ best, worst, team: nameOf(teamId), players: playersOf(teamId) })),
    path: pathOf(whole, champion.teamId).map(({ match, opponentId, hasWon, score }) => ({
      round: roundNameOf(shape, match),
      opponent: nameOf(opponentId),
      hasWon,
      score,
    })),
  }
}
