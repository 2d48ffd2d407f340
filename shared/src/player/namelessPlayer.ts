import type { Player } from './player.ts'

/** The entry of a deleted account: it stays for the results, without name and picture. */
export function namelessPlayer(player: Player): Player {
  return { ...player, displayName: null, photoURL: null }
}
