/** A 32-bit hash of a text (FNV-1a over its UTF-16 units). */
export function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  }
  return bits
}
