import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import { consume, type RateLimit } from '@upper-bracket/shared/limits/rateLimit'

/** The maximum number of keys that an instance remembers; new keys displace the oldest. */
const maxKeys = 20_000

/**
 * A rate limit per key (a uid, an address) in the memory of this instance, because counting must be free compared with
 * the call. Refuses with `too-many-requests`.
 */
export function limiter(
  rateLimit: RateLimit,
): (key: string, now: number) => Outcome<null, 'too-many-requests'> {
  const fullAt = new Map<string, number>()

  return (key, now) => {
    const consumed = consume(rateLimit, fullAt.get(key) ?? 0, now)
    if (!consumed.ok) return consumed
    // Moves the key to the end of the map, so that the least recently used keys come first.
    fullAt.delete(key)
    fullAt.set(key, consumed.value)
    for (const [quiet, whole] of fullAt) {
      if (whole > now && fullAt.size <= maxKeys) break
      fullAt.delete(quiet)
    }
    return accept(null)
  }
}
