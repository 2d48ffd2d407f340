import type { Player } from '../player/player.ts'

/** Returns the entry of a player who has joined a team, without the requests of other teams. */
export function seated(player: Player, teamId: string, captain: boolean): Player {
  const { teamRequests: _, namedByCaptain: __, ...kept } = player
  return { ...kept, teamId, captain }
}

/** Returns the entry of a player who stays in the competition without a team. */
export function unseated(player: Player): Player {
  const { namedByCaptain: _, ...kept } = player
  return { ...kept, teamId: null, captain: false }
}
