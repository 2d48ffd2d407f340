import { captainOf } from './captainOf.ts'
import type { Team } from './team.ts'

/** The team with one more player, who becomes captain if it was empty. Returns the same value for a member. */
export function withPlayer(team: Team, uid: string): Team {
  if (team.playerUids.includes(uid)) return team
  const entered = { ...team, playerUids: [...team.playerUids, uid] }
  return { ...entered, captainUid: captainOf(entered) }
}
