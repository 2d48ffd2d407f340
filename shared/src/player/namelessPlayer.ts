import type { Player } from './player.ts'

/** The entry of somebody who has deleted the account: it keeps its place in the results, and says nobody's name. */
export function namelessPlayer(player: Player): Player {
  return { ...player, displayName: null, photoURL: null }
}
