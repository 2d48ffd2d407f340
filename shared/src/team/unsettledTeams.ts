import type { Competition } from '../competition/competition.ts'
import { teamSize } from '../format/teamLimits.ts'
import type { Team } from './team.ts'

/** Returns the number of free seats of a team. */
export function missingPlayers({ playerUids }: Pick<Team, 'playerUids'>): number {
  return Math.max(0, teamSize - playerUids.length)
}

/** Returns the number of seats that are to be filled: none of a team that organizers let play as it is. */
export function seatsToFill(team: Pick<Team, 'playerUids' | 'playsIncomplete'>): number {
  const isDecided = team.playsIncomplete === true && team.playerUids.length > 0
  return isDecided ? 0 : missingPlayers(team)
}

/** Whether a team with players has free seats, and organizers have not let it play so. */
export function isUndecided(team: Pick<Team, 'playerUids' | 'playsIncomplete'>): boolean {
  return team.playerUids.length > 0 && seatsToFill(team) > 0
}

/**
 * Returns the teams of which organizers decide between deadline and start of a competition of whole teams.
 */
export function unsettledTeams<T extends Pick<Team, 'playerUids' | 'playsIncomplete'>>(
  { status, options, registrationDeadline }: Pick<Competition, 'status' | 'options' | 'registrationDeadline'>,
  teams: readonly T[],
  now: number,
): readonly T[] {
  if (!options.wholeTeams || status !== 'registration' || now <= registrationDeadline) return []
  return teams.filter(isUndecided)
}
