import type { Team } from './team.ts'

/**
 * The team after `uid` has gone. The captaincy passes to the member who came first of those who remain. A team that
 * a player made ends with its last member (null), however that one went; a team that an organizer made, or that a
 * distribution dealt, stays empty until an organizer deletes it. The same value for who is no member.
 * `rankSum` is left as it was: a trigger recomputes it.
 */
export function withoutPlayer(team: Team, uid: string): Team | null {
  if (!team.playerUids.includes(uid)) return team
  const playerUids = team.playerUids.filter(member => member !== uid)
  if (playerUids.length === 0 && team.founderUid !== null) return null
  const captainUid = team.captainUid === uid ? (playerUids[0] ?? null) : team.captainUid
  return { ...team, playerUids, captainUid }
}
