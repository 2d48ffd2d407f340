import { teamSize } from '../team/teamLimits.ts'

export interface StandingTeam {
  readonly teamId: string
  /** Number of players and the sum of their steps. */
  readonly members: number
  readonly sum: number
}

export interface SeatedTeam extends Omit<StandingTeam, 'teamId'> {
  /** Null for a new team. */
  readonly teamId: string | null
  /** Number of seats to fill; at least one. */
  readonly seats: number
}

/**
 * Distributes `playerCount` seats. Teams with players fill up first, one seat at a time: the smallest team, and among
 * equal sizes the weakest. The remaining players make ⌈rest / 5⌉ teams, their sizes as even as possible; empty teams
 * are used before new ones are created. The order of `teams` does not matter; teams that get nobody are not returned.
 */
export function openSeats(playerCount: number, teams: readonly StandingTeam[]): SeatedTeam[] {
  const byId = teams.toSorted((a, b) => (a.teamId < b.teamId ? -1 : 1))
  const begun = byId
    .filter(({ members }) => members > 0)
    .map(team => ({ ...team, seats: 0 }))
    .toSorted((a, b) => a.sum / a.members - b.sum / b.members)

  let left = playerCount
  for (let size = 1; size < teamSize; size++) {
    for (const team of begun) {
      if (left === 0 || team.members + team.seats > size) continue
      team.seats++
      left--
    }
  }

  const empty = byId.filter(({ members }) => members === 0)
  const needed = Math.ceil(left / teamSize)
  const others = Array.from({ length: needed }, (_, index) => ({
    teamId: empty[index]?.teamId ?? null,
    members: 0,
    sum: 0,
    seats: Math.floor(left / needed) + (index < left % needed ? 1 : 0),
  }))
  return [...begun.filter(({ seats }) => seats > 0), ...others]
}
