import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import { type Allowance, spend } from '@upper-bracket/shared/limits/allowance'

/** The most keys that an instance remembers; beyond that, new ones displace the oldest. */
const maxKeys = 20_000

/**
 * One allowance per key (a uid, an address), kept in this instance's memory: counting must cost nothing beside what
 * is counted. Refuses `too-many-requests`.
 */
export function limiter(
  allowance: Allowance,
): (key: string, now: number) => Outcome<null, 'too-many-requests'> {
  const fullAt = new Map<string, number>()

  return (key, now) => {
    const spent = spend(allowance, fullAt.get(key) ?? 0, now)
    if (!spent.ok) return spent
    // Moved to the end of the map, so that the keys that have been quiet the longest come first.
    fullAt.delete(key)
    fullAt.set(key, spent.value)
    for (const [quiet, whole] of fullAt) {
      if (whole > now && fullAt.size <= maxKeys) break
      fullAt.delete(quiet)
    }
    return accept(null)
  }
}
