import { captainOf } from './captainOf.ts'
import type { Team } from './team.ts'

interface RemainingTeam {
  /** Null: the team is no more. */
  readonly team: Team | null
  /** Who becomes captain because of it; null if nobody does. */
  readonly heirUid: string | null
}

/**
 * What is left of a team after `uid` has gone. A team that a player made ends with its last member, however that one
 * went; a team that an organizer made, or that a distribution distributed, stays empty until an organizer deletes it. The
 * same team for who is no member.
 */
export function withoutPlayer(team: Team, uid: string): RemainingTeam {
  if (!team.playerUids.includes(uid)) return { team, heirUid: null }
  const playerUids = team.playerUids.filter(member => member !== uid)
  if (playerUids.length === 0 && team.founderUid !== null) return { team: null, heirUid: null }
  const captainUid = captainOf({ ...team, playerUids })
  const heirUid = captainUid === team.captainUid ? null : captainUid
  return { team: { ...team, playerUids, captainUid }, heirUid }
}
