import type { Team } from './team.ts'

/**
 * The team with one more player, who becomes the captain of an empty one. The same value for who is in it already.
 * `rankSum` is left as it was: a trigger recomputes it.
 */
export function withPlayer(team: Team, uid: string): Team {
  if (team.playerUids.includes(uid)) return team
  return { ...team, playerUids: [...team.playerUids, uid], captainUid: team.captainUid ?? uid }
}
