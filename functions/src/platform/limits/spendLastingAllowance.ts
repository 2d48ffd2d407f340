import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import { runOptimisticTransaction } from '../transaction/runOptimisticTransaction.ts'
import { lastingAllowance, type Spender } from './lastingAllowance.ts'
import type { LastingAction } from './lastingAllowances.ts'

/** Spends a lasting allowance by itself, before what has no transaction of its own. Refuses `too-many-requests`. */
export function spendLastingAllowance(
  spender: Spender,
  action: LastingAction,
  now: number,
): Promise<Outcome<null, 'too-many-requests'>> {
  return runOptimisticTransaction(async (reads, writes) => {
    const spent = await lastingAllowance(reads, spender, action, now)
    if (!spent.ok) return spent
    spent.value.writeTo(writes)
    return accept(null)
  })
}
