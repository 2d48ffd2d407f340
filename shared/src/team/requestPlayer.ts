import type { Competition } from '../competition/competition.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { teamSize } from '../format/teamLimits.ts'
import { hasNoTeam } from '../player/hasNoTeam.ts'
import type { Player } from '../player/player.ts'
import type { Team } from './team.ts'
import { teamRequestLimits, withTeamRequest } from './teamRequest.ts'

interface Wanted {
  readonly teamId: string
  readonly team: Pick<Team, 'name' | 'playerUids'>
  /** False cancels the request. */
  readonly wanted: boolean
  readonly now: number
  /** Whether the player has a place in an open draft (see `isDrafted`). */
  readonly isDrafted?: boolean
}

export type TeamRequestRefusal =
  | 'competition-started'
  | 'draft-open'
  | 'not-in-competition'
  | 'player-without-account'
  | 'already-in-team'
  | 'team-full'
  | 'team-request-declined'
  | 'too-many-team-requests'

/**
 * Asks a player without a team to join a team, or cancels the request. Returns the same entry if nothing changes,
 * because a team has at most one request to a player. A player who has declined is not asked again by the same team.
 */
export function requestPlayer(
  competition: Pick<Competition, 'status'>,
  player: Player,
  { teamId, team, wanted, now, isDrafted = false }: Wanted,
): Outcome<Player, TeamRequestRefusal> {
  const { teamRequests = {} } = player
  const current = teamRequests[teamId]
  if (!wanted) {
    return accept(
      current?.state === 'open'
        ? withTeamRequest(player, teamId, { ...current, state: 'cancelled' })
        : player,
    )
  }
  if (current?.state === 'open' || player.teamId === teamId) return accept(player)
  if (competition.status !== 'registration') return refuse('competition-started')
  // The account has been deleted.
  if (player.displayName === null) return refuse('not-in-competition', { uid: player.uid })
  if (player.guest) return refuse('player-without-account')
  if (isDrafted) return refuse('draft-open')
  if (!hasNoTeam(player))
    return refuse('already-in-team', { teamId: player.teamId ?? player.substituteOf ?? '' })
  if (team.playerUids.length >= teamSize) return refuse('team-full', { name: team.name, teamSize })
  if (current?.state === 'declined') return refuse('team-request-declined')
  const { perPlayer, silentMs } = teamRequestLimits
  if (current === undefined && Object.keys(teamRequests).length >= perPlayer) {
    return refuse('too-many-team-requests', { most: perPlayer })
  }
  const at = current !== undefined && now - current.at < silentMs ? current.at : now
  return accept(withTeamRequest(player, teamId, { state: 'open', at }))
}
