import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import { runOptimisticTransaction } from '../transaction/runOptimisticTransaction.ts'
import { lastingAllowance } from './lastingAllowance.ts'

/** Spends a lasting allowance by itself, before what has no transaction of its own. Refuses `too-many-requests`. */
export function spendLastingAllowance(
  ...[spender, action, now]: Parameters<typeof lastingAllowance> extends [unknown, ...infer Rest]
    ? Rest
    : never
): Promise<Outcome<null, 'too-many-requests'>> {
  return runOptimisticTransaction(async (reads, writes) => {
    const spent = await lastingAllowance(reads, spender, action, now)
    if (!spent.ok) return spent
    for (const { kept, fields } of spent.value) writes.merge(kept, fields)
    return accept(null)
  })
}
