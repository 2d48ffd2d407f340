const offsetBasis = 0xcbf29ce484222325n
const prime = 0x100000001b3n

/**
 * Computes the 64-bit FNV-1a hash over the UTF-16 code units of a text, as 16 hexadecimal digits
 * (http://www.isthe.com/chongo/tech/comp/fnv). It detects changes and is not secure.
 */
export function fingerprint(text: string): string {
  let hash = offsetBasis
  for (let index = 0; index < text.length; index++) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * prime)
  }
  return hash.toString(16).padStart(16, '0')
}
