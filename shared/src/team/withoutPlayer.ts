import type { Team } from './team.ts'

/**
 * The team after `uid` has gone, one revision further; the captaincy passes to the member who came first of
 * those who remain, and to nobody when the team is empty. The same value for who is no member.
 * `rankSum` is left as it was: a trigger recomputes it.
 */
export function withoutPlayer(team: Team, uid: string): Team {
  if (!team.playerUids.includes(uid)) return team
  const playerUids = team.playerUids.filter(member => member !== uid)
  return {
    ...team,
    playerUids,
    captainUid: team.captainUid === uid ? (playerUids[0] ?? null) : team.captainUid,
    revision: team.revision + 1,
  }
}
