import type { Team } from './team.ts'

/** Who is captain: whoever was, if still in the team, otherwise the player who came first. Null in an empty team. */
export function captainOf({
  playerUids,
  captainUid,
}: Pick<Team, 'playerUids' | 'captainUid'>): string | null {
  if (captainUid !== null && playerUids.includes(captainUid)) return captainUid
  return playerUids[0] ?? null
}
