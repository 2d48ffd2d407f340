import type { Competition } from '../competition/competition.ts'
import { teamSize } from '../format/teamLimits.ts'
import type { Player, TeamRequest } from '../player/player.ts'
import type { Team } from './team.ts'

export const teamRequestLimits = {
  /** Counts all requests to one player, including closed ones. */
  perPlayer: 20,
  /** A request that was cancelled and is repeated within this time causes no second notification. */
  silentMs: 60 * 60 * 1000,
} as const

/**
 * Returns the teams that the player can join by a request, in the order of the requests. A request is void while its
 * team is full, and once the team is deleted or line-ups are locked.
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

/** Returns the entry with a team's request changed. */
export function withTeamRequest(player: Player, teamId: string, request: TeamRequest): Player {
  return { ...player, teamRequests: { ...player.teamRequests, [teamId]: request } }
}
