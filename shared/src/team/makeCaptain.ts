import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Player } from '../player/player.ts'
import { noChange, type Roster, type RosterChange } from './roster.ts'

/**
 * Makes a member captain of a team in `roster`, which holds its members too, at any time. Making the captain captain
 * changes nothing.
 */
export function makeCaptain(
  roster: Roster,
  teamId: string,
  uid: string,
): Outcome<RosterChange, 'not-in-team'> {
  const team = roster.teams.get(teamId)
  if (team === undefined || !team.playerUids.includes(uid)) return refuse('not-in-team')
  if (team.captainUid === uid) return accept(noChange)
  const players = new Map<string, Player>()
  for (const member of team.playerUids) {
    const player = roster.players.get(member)
    const captain = member === uid
    if (player !== undefined && player.captain !== captain) players.set(member, { ...player, captain })
  }
  return accept({ teams: new Map([[teamId, { ...team, captainUid: uid }]]), players })
}
