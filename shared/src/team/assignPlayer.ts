import type { Competition } from '../competition/competition.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { movePlayer } from './movePlayer.ts'
import { noChange, type Roster, type RosterChange } from './roster.ts'
import { teamSize } from './teamLimits.ts'

export interface Assignment {
  readonly player: Player
  /** null: out of the present team. Otherwise a team in `roster`. */
  readonly teamId: string | null
  /** An organizer moves anybody; a captain takes in players who have no team. */
  readonly byOrganizer: boolean
}

/**
 * Puts a player into a team, or out of one. `roster` holds the team in question, the player's present team and the
 * members of the latter. What is so already changes nothing.
 */
export function assignPlayer(
  competition: Pick<Competition, 'status'>,
  { player, teamId, byOrganizer }: Assignment,
  roster: Roster,
): Outcome<RosterChange, 'competition-started' | 'already-in-team' | 'team-full'> {
  if (player.teamId === teamId) return accept(noChange)
  if (competition.status !== 'registration') return refuse('competition-started')
  if (player.teamId !== null && !byOrganizer) return refuse('already-in-team', { teamId: player.teamId })
  const team = teamId === null ? undefined : roster.teams.get(teamId)
  if (team !== undefined && team.playerUids.length >= teamSize) {
    return refuse('team-full', { name: team.name, teamSize })
  }
  return accept(movePlayer(roster, player, teamId))
}
