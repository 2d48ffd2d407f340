import { teamSize } from '../format/teamLimits.ts'

export interface ExistingTeam {
  readonly teamId: string
  /** The number of players and the sum of their steps. */
  readonly members: number
  readonly sum: number
}

export interface SeatedTeam extends Omit<ExistingTeam, 'teamId'> {
  /** Null for a new team. */
  readonly teamId: string | null
  /** The number of seats to fill; at least one. */
  readonly seats: number
}

/**
 * Allocates seats for `units` of players (given by size; 1 is a single player). Teams with players fill up first, one
 * seat at a time: the smallest team, and among equal sizes the weakest. The remaining players make `newTeams` teams,
 * their sizes as even as possible, but large enough for the largest groups; empty teams are used before new ones are
 * created. The order of `teams` does not matter; teams that get nobody are not returned.
 */
export function openSeats(
  units: readonly number[],
  teams: readonly ExistingTeam[],
  newTeams: number,
): SeatedTeam[] {
  const byId = teams.toSorted((a, b) => (a.teamId < b.teamId ? -1 : 1))
  const begun = byId
    .filter(({ members }) => members > 0)
    .map(team => ({ ...team, seats: 0 }))
    .toSorted((a, b) => a.sum / a.members - b.sum / b.members)

  let left = units.reduce((sum, size) => sum + size, 0)
  for (let size = 1; size < teamSize; size++) {
    for (const team of begun) {
      if (left === 0 || team.members + team.seats > size) continue
      team.seats++
      left--
    }
  }

  const empty = byId.filter(({ members }) => members === 0)
  const others = evenSizes(left, units, newTeams).map((seats, index) => ({
    teamId: empty[index]?.teamId ?? null,
    members: 0,
    sum: 0,
    seats,
  }))
  return [...begun, ...others].filter(({ seats }) => seats > 0)
}

/** Returns the number of free seats in teams that have players, which fill up before new teams are made. */
export function seatsInTeams(teams: readonly ExistingTeam[]): number {
  return teams.reduce((seats, { members }) => seats + (members > 0 ? Math.max(0, teamSize - members) : 0), 0)
}

/** Returns sizes that are as even as possible, except for teams that have to hold a larger group; largest first. */
function evenSizes(players: number, units: readonly number[], count: number): number[] {
  const even = Math.ceil(players / count)
  const sizes = units.filter(size => size > even).slice(0, count)
  while (sizes.length < count) sizes.push(0)
  let left = players - sizes.reduce((sum, size) => sum + size, 0)
  for (let size = 0; size < teamSize; size++) {
    for (let index = 0; index < count && left > 0; index++) {
      if (sizes[index] !== size) continue
      sizes[index] = size + 1
      left--
    }
  }
  return sizes.toSorted((a, b) => b - a)
}
