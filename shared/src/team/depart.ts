import type { Player } from '../player/player.ts'
import { movePlayer } from './movePlayer.ts'
import { unseated } from './seated.ts'
import type { Team } from './team.ts'
import type { Roster, RosterChange } from './roster.ts'

/**
 * Whether nobody can act any more for a team with these members: a player created it, and only guests whom its captain
 * has named remain.
 */
export function isAbandoned(
  { founderUid }: Pick<Team, 'founderUid'>,
  members: readonly Pick<Player, 'namedByCaptain'>[],
): boolean {
  return founderUid !== null && members.length > 0 && members.every(({ namedByCaptain }) => namedByCaptain)
}

/** Returns the entry of a player whose team is gone; null for one who goes with it. */
export function withoutTeam(player: Player): Player | null {
  return player.namedByCaptain ? null : unseated(player)
}

/**
 * Takes a player out of the team. A guest whom the captain has named leaves the competition with that. A team
 * that is abandoned then is deleted along with its guests. `roster` contains the team and its members.
 */
export function depart(roster: Roster, player: Player): RosterChange {
  const { teams, players } = movePlayer(roster, player, null)
  const { teamId } = player
  const changed = { teams: new Map(teams), players: new Map<string, Player | null>(players) }
  if (player.namedByCaptain) changed.players.set(player.uid, null)
  const left = teamId === null ? undefined : changed.teams.get(teamId)
  if (teamId === null || !left) return changed
  const members = left.playerUids.map(uid => roster.players.get(uid) ?? {})
  if (!isAbandoned(left, members)) return changed
  changed.teams.set(teamId, null)
  for (const uid of left.playerUids) changed.players.set(uid, null)
  return changed
}
