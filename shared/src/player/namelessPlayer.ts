import type { Player } from './player.ts'

/** The entry of a deleted account: it stays for the results, without anything that tells whose it was. */
export function namelessPlayer(player: Player): Player {
  return { ...player, displayName: null, photoURL: null, steamProfileURL: '' }
}
