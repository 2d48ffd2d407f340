import { isGuestUid } from '../player/guestUid.ts'
import type { Team } from './team.ts'

/**
 * Returns the captain of a team: the stored captain if still in the team, otherwise the player with an account who
 * joined first, otherwise the first guest. Null if the team is empty.
 */
export function captainOf({
  playerUids,
  captainUid,
}: Pick<Team, 'playerUids' | 'captainUid'>): string | null {
  if (captainUid !== null && playerUids.includes(captainUid)) return captainUid
  return playerUids.find(uid => !isGuestUid(uid)) ?? playerUids[0] ?? null
}
