import type { Player } from './player.ts'

/** Returns the entry of a deleted account, anonymized. It is kept for the results. */
export function namelessPlayer(player: Player): Player {
  return { ...player, displayName: null, photoURL: null, steamProfileURL: '' }
}
