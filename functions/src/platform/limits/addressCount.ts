import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import { type Allowance, spend } from '@upper-bracket/shared/limits/allowance'
import { documents } from '../firestore/documents.ts'
import { inGroups } from '../inGroups.ts'
import { logs } from '../logs.ts'
import { runOptimisticTransaction } from '../transaction/runOptimisticTransaction.ts'
import { type LastingAction, type LastingAllowance, lastingAllowances } from './lastingAllowances.ts'

interface Use {
  readonly action: LastingAction
  readonly now: number
  /** Whether it has taken place already, and is counted in any case. */
  readonly isDone: boolean
}

type Counted = Outcome<null, 'too-many-requests'>

/**
 * Spends the allowance of an address before something is done. Refuses `too-many-requests`. The count is exact: an
 * instance counts everything that arrives while its last count is being written by one write, in order of arrival, so
 * that instances contend for the document and not calls.
 */
export function spendForAddress(address: string, action: LastingAction, now: number): Promise<Counted> {
  return count(address, { action, now, isDone: false })
}

/** Counts something that an address has done. What cannot be counted is logged: it is done. */
export async function countForAddress(address: string, action: LastingAction, now: number): Promise<void> {
  try {
    await count(address, { action, now, isDone: true })
  } catch (error) {
    logs.notCounted(action, error)
  }
}

const count = inGroups(async (address: string, uses: readonly Use[]): Promise<readonly Counted[]> => {
  const counted = await runOptimisticTransaction(
    async (reads, writes): Promise<Outcome<readonly Counted[], never>> => {
      const read = await reads.get(documents.allowances(address))
      const fullAt: Partial<Record<LastingAction, number>> = {}
      const outcomes = uses.map(({ action, now, isDone }): Counted => {
        const allowance = allowanceOf(action)
        if (allowance === null) return accept(null)
        const before = fullAt[action] ?? read.data()?.[action] ?? 0
        const spent = spend(
          isDone ? { ...allowance, burst: Number.POSITIVE_INFINITY } : allowance,
          before,
          now,
        )
        if (!spent.ok) return spent
        fullAt[action] = spent.value
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

function allowanceOf(action: LastingAction): Allowance | null {
  const { address }: LastingAllowance = lastingAllowances[action]
  return address
}
