import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import { runOptimisticTransaction } from '../transaction/runOptimisticTransaction.ts'
import { persistentRateLimit, type Spender } from './persistentRateLimit.ts'
import type { RateLimitedAction } from './persistentRateLimits.ts'

/** Spends a lasting rate limit by itself, before what has no transaction of its own. Refuses `too-many-requests`. */
export function consumePersistentRateLimit(
  spender: Spender,
  action: RateLimitedAction,
  now: number,
): Promise<Outcome<null, 'too-many-requests'>> {
  return runOptimisticTransaction(async (reads, writes) => {
    const consumed = await persistentRateLimit(reads, spender, action, now)
    if (!consumed.ok) return consumed
    consumed.value.writeTo(writes)
    return accept(null)
  })
}
