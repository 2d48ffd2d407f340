import type { Player } from '../player/player.ts'
import { movePlayer } from './movePlayer.ts'
import type { Roster, RosterChange } from './roster.ts'

/**
 * Takes a player out of the team. A guest whom the captain has named leaves the competition with that. Once only such
 * guests remain in a team that a player created, nobody can act for it, and it is deleted along with them. `roster`
 * contains the team and its members.
 */
export function depart(roster: Roster, player: Player): RosterChange {
  const { teams, players } = movePlayer(roster, player, null)
  const { teamId } = player
  const changed = { teams: new Map(teams), players: new Map<string, Player | null>(players) }
  if (player.namedByCaptain) changed.players.set(player.uid, null)
  const left = teamId === null ? undefined : changed.teams.get(teamId)
  if (teamId === null || !left || left.founderUid === null || left.playerUids.length === 0) return changed
  if (!left.playerUids.every(uid => roster.players.get(uid)?.namedByCaptain)) return changed
  changed.teams.set(teamId, null)
  for (const uid of left.playerUids) changed.players.set(uid, null)
  return changed
}
