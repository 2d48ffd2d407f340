import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import { runOptimisticTransaction } from '../transaction/runOptimisticTransaction.ts'
import { persistentRateLimit, type RateLimitKey } from './persistentRateLimit.ts'
import type { RateLimitedAction } from './persistentRateLimits.ts'

/** Consumes a persistent rate limit in a transaction of its own. Refuses with `too-many-requests`. */
export function consumePersistentRateLimit(
  key: RateLimitKey,
  action: RateLimitedAction,
  now: number,
  units = 1,
): Promise<Outcome<null, 'too-many-requests'>> {
  return runOptimisticTransaction(async (reads, writes) => {
    const consumed = await persistentRateLimit(reads, key, action, now, units)
    if (!consumed.ok) return consumed
    consumed.value.writeTo(writes)
    return accept(null)
  })
}
