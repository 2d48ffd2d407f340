import type { Competition } from '../competition/competition.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { teamSize } from '../format/teamLimits.ts'
import { mayTakeSeat } from '../player/hasNoTeam.ts'
import type { Player } from '../player/player.ts'
import { movePlayer } from './movePlayer.ts'
import { noChange, type RosterChange } from './roster.ts'
import type { Team } from './team.ts'

interface Joining {
  readonly teamId: string
  readonly team: Team
  /** Whether the player has a place in an open draft (see `isDrafted`). */
  readonly isDrafted?: boolean
}

/**
 * Gives a player without a team, or a substitute of the team, a free seat; the first player becomes captain. Joining
 * again changes nothing.
 */
export function joinTeam(
  competition: Pick<Competition, 'status'>,
  player: Player,
  { teamId, team, isDrafted = false }: Joining,
): Outcome<RosterChange, 'competition-started' | 'draft-open' | 'already-in-team' | 'team-full'> {
  if (player.teamId === teamId) return accept(noChange)
  if (competition.status !== 'registration') return refuse('competition-started')
  if (isDrafted) return refuse('draft-open')
  if (!mayTakeSeat(player, teamId)) {
    return refuse('already-in-team', { teamId: player.teamId ?? player.substituteOf ?? '' })
  }
  if (team.playerUids.length >= teamSize) return refuse('team-full', { name: team.name, teamSize })
  return accept(movePlayer({ teams: new Map([[teamId, team]]), players: new Map() }, player, teamId))
}
