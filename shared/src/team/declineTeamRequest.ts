import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { withTeamRequest } from './teamRequest.ts'

/** Declines a team's request for the player. Returns the same entry if it was declined before. */
export function declineTeamRequest(player: Player, teamId: string): Outcome<Player, 'team-request-gone'> {
  const request = player.teamRequests?.[teamId]
  if (request?.state === 'declined') return accept(player)
  if (request?.state !== 'open') return refuse('team-request-gone')
  return accept(withTeamRequest(player, teamId, { ...request, state: 'declined' }))
}
