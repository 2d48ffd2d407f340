import { captainOf } from './captainOf.ts'
import type { Team } from './team.ts'

interface RemainingTeam {
  /** Null if the team is deleted. */
  readonly team: Team | null
  /** The uid of the new captain; null if the captain stays. */
  readonly heirUid: string | null
}

/**
 * Removes a player from a team. A team that a player created is deleted with its last member. A team created by an
 * organizer or a distribution stays empty until an organizer deletes it. Returns the same team if `uid` is no member.
 */
export function withoutPlayer(team: Team, uid: string): RemainingTeam {
  if (!team.playerUids.includes(uid)) return { team, heirUid: null }
  const playerUids = team.playerUids.filter(member => member !== uid)
  if (playerUids.length === 0 && team.founderUid !== null) return { team: null, heirUid: null }
  const captainUid = captainOf({ ...team, playerUids })
  const heirUid = captainUid === team.captainUid ? null : captainUid
  return { team: { ...team, playerUids, captainUid }, heirUid }
}
