import type { Player } from '../player/player.ts'

/**
 * Returns the entry of a player who has joined a team, without the requests of other teams. A substitute whom the
 * captain of this team has named stays named.
 */
export function seated(player: Player, teamId: string, captain: boolean): Player {
  const { teamRequests: _, namedByCaptain, substituteOf, ...kept } = player
  const isNamed = namedByCaptain && substituteOf === teamId
  return { ...kept, teamId, captain, ...(isNamed && { namedByCaptain }) }
}

/** Returns the entry of a player who stays in the competition without a team. */
export function unseated(player: Player): Player {
  const { namedByCaptain: _, substituteOf: __, ...kept } = player
  return { ...kept, teamId: null, captain: false }
}

/** Returns the entry of a member who has become a substitute of the team. */
export function benched(player: Player, teamId: string): Player {
  return { ...player, teamId: null, captain: false, substituteOf: teamId }
}
