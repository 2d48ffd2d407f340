import type { Team } from './team.ts'

/**
 * The team without `uid`. Captaincy passes to the remaining member who joined first. Null if the last member leaves a
 * team that a player created; a team created by an organizer or a distribution stays empty until an organizer deletes
 * it. Returns the same value if `uid` is no member. `rankSum` is not updated: a trigger recomputes it.
 */
export function withoutPlayer(team: Team, uid: string): Team | null {
  if (!team.playerUids.includes(uid)) return team
  const playerUids = team.playerUids.filter(member => member !== uid)
  if (playerUids.length === 0 && team.founderUid !== null) return null
  const captainUid = team.captainUid === uid ? (playerUids[0] ?? null) : team.captainUid
  return { ...team, playerUids, captainUid }
}
