import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import { type Allowance, spend } from '@upper-bracket/shared/limits/allowance'

/** Whom an instance remembers at most: who comes beyond them is remembered in the place of who came first. */
const mostKeys = 20_000

/**
 * One allowance for each key (a uid, an address), kept in this instance's memory: what it costs to count must be
 * nothing beside what is counted. Refuses `too-many-requests`.
 */
export function limiter(
  allowance: Allowance,
): (key: string, now: number) => Outcome<null, 'too-many-requests'> {
  const fullAt = new Map<string, number>()

  return (key, now) => {
    const spent = spend(allowance, fullAt.get(key) ?? 0, now)
    if (!spent.ok) return spent
    // Last in the order of the map, so that those who have been quiet the longest stand first.
    fullAt.delete(key)
    fullAt.set(key, spent.value)
    for (const [quiet, whole] of fullAt) {
      if (whole > now && fullAt.size <= mostKeys) break
      fullAt.delete(quiet)
    }
    return accept(null)
  }
}
