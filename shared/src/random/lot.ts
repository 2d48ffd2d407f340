import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Draws lots among ids: each gets the SHA-256 of the occasion, all ids in order and itself as JSON, and the lowest comes
 * first. The order in which the ids are given does not matter, and each order of theirs is equally likely.
 */
export function drawnByLot(ids: readonly string[], occasion: readonly unknown[]): readonly string[] {
  const all = ids.toSorted()
  const lots = new Map(
    all.map(id => [id, bytesToHex(sha256(utf8ToBytes(JSON.stringify([...occasion, all, id]))))]),
  )
  const lotOf = (id: string) => lots.get(id) ?? ''
  return all.sort((one, other) => (lotOf(one) < lotOf(other) ? -1 : 1))
}
