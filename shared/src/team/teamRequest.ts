import type { Competition } from '../competition/competition.ts'
import { teamSize } from '../format/teamLimits.ts'
import type { Player, TeamRequest } from '../player/player.ts'
import type { Team } from './team.ts'

export const teamRequestLimits = {
  /** Of one player, closed ones included. */
  perPlayer: 20,
  /** A request that was cancelled and is made again within this time is not announced again. */
  silentMs: 60 * 60 * 1000,
} as const

/**
 * The teams that the player can still join by a request, in the order of the requests. A request counts for nothing
 * while its team is full, and once the team is deleted or line-ups are locked.
 */
export function openTeamRequests(
  { status }: Pick<Competition, 'status'>,
  { teamId, teamRequests = {} }: Pick<Player, 'teamId' | 'teamRequests'>,
  teams: ReadonlyMap<string, Pick<Team, 'playerUids'>>,
): readonly string[] {
  if (status !== 'registration' || teamId !== null) return []
  const open = Object.entries(teamRequests).filter(([id, { state }]) => {
    const members = teams.get(id)?.playerUids.length ?? teamSize
    return state === 'open' && members < teamSize
  })
  return open.toSorted(([, a], [, b]) => a.at - b.at).map(([id]) => id)
}

/** The entry with a team's request changed. */
export function withTeamRequest(player: Player, teamId: string, request: TeamRequest): Player {
  return { ...player, teamRequests: { ...player.teamRequests, [teamId]: request } }
}
