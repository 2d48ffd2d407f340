import { teamSize } from '../team/teamLimits.ts'

export interface StandingTeam {
  readonly teamId: string
  /** How many play in it, and their steps added up. */
  readonly members: number
  readonly sum: number
}

export interface SeatedTeam extends Omit<StandingTeam, 'teamId'> {
  /** null for a team that is to be made. */
  readonly teamId: string | null
  /** How many it takes in: at least one. */
  readonly seats: number
}

/**
 * Which teams take in how many of `playerCount` players. Seats of teams that have players come first, always one of
 * the smallest team, and among teams of one size one of the weakest. Whoever is left makes up ⌈rest / 5⌉ teams that
 * are as even in size as can be: teams without players are taken before new ones, and stay empty where they are not
 * needed. The order of `teams` is of no consequence; teams that take in nobody are not in the answer.
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
