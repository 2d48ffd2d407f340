import type { PersistentRateLimit } from '@upper-bracket/shared/contract/rateLimits'
import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import { consume, type RateLimit } from '@upper-bracket/shared/limits/rateLimit'
import { batchByKey } from '../batchByKey.ts'
import { documents } from '../firestore/documents.ts'
import { logs } from '../logs.ts'
import { runOptimisticTransaction } from '../transaction/runOptimisticTransaction.ts'
import { persistentRateLimits, type RateLimitedAction } from './persistentRateLimits.ts'

interface Use {
  readonly action: RateLimitedAction
  readonly now: number
  /** Whether the action has already happened and is counted in any case. */
  readonly isDone: boolean
}

type Counted = Outcome<null, 'too-many-requests'>

/**
 * Consumes the rate limit of an address before an action. Refuses with `too-many-requests`. The count is exact: an
 * instance combines everything that arrives during its last write into one write, in order of arrival, so that
 * instances contend for the document instead of calls.
 */
export function consumeForAddress(address: string, action: RateLimitedAction, now: number): Promise<Counted> {
  return count(address, { action, now, isDone: false })
}

/** Counts an action of an address that has already happened. A failure to count is logged. */
export async function countForAddress(
  address: string,
  action: RateLimitedAction,
  now: number,
): Promise<void> {
  try {
    await count(address, { action, now, isDone: true })
  } catch (error) {
    logs.notCounted(action, error)
  }
}

const count = batchByKey(async (address: string, uses: readonly Use[]): Promise<readonly Counted[]> => {
  const counted = await runOptimisticTransaction(
    async (reads, writes): Promise<Outcome<readonly Counted[], never>> => {
      const read = await reads.get(documents.rateLimits(address))
      const fullAt: Partial<Record<RateLimitedAction, number>> = {}
      const outcomes = uses.map(({ action, now, isDone }): Counted => {
        const rateLimit = rateLimitOf(action)
        if (rateLimit === null) return accept(null)
        const before = fullAt[action] ?? read.data()?.[action] ?? 0
        const consumed = consume(
          isDone ? { ...rateLimit, burst: Number.POSITIVE_INFINITY } : rateLimit,
          before,
          now,
        )
        if (!consumed.ok) return consumed
        fullAt[action] = consumed.value
        return accept(null)
      })
      const times = Object.values(fullAt)
      if (times.length > 0) {
        writes.merge(read, { ...fullAt, expiresAt: Math.max(read.data()?.expiresAt ?? 0, ...times) })
      }
      return accept(outcomes)
    },
  )
  return counted.ok ? counted.value : []
})

function rateLimitOf(action: RateLimitedAction): RateLimit | null {
  const { address }: PersistentRateLimit = persistentRateLimits[action]
  return address
}
