import type { Player } from '../player/player.ts'

/** The entry of a player who has got a team: what other teams asked of them counts for nothing any more. */
export function seated(player: Player, teamId: string, captain: boolean): Player {
  const { teamRequests: _, ...kept } = player
  return { ...kept, teamId, captain }
}
