import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import { spend } from '@upper-bracket/shared/limits/allowance'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../firestore/documents.ts'
import { type LastingAction, lastingAllowances } from './callAllowances.ts'

/**
 * Reads what a person has left of an allowance that outlives every instance. Returns a function that spends one in
 * the same transaction, for when everything else has been accepted. Refuses `too-many-requests`.
 */
export async function lastingAllowance(
  transaction: Transaction,
  uid: string,
  action: LastingAction,
  now: number,
): Promise<Outcome<() => void, 'too-many-requests'>> {
  const kept = await transaction.get(documents.allowances(uid))
  const spent = spend(lastingAllowances[action], kept.data()?.[action] ?? 0, now)
  if (!spent.ok) return spent
  return accept(() => {
    transaction.set(kept.ref, { [action]: spent.value }, { merge: true })
  })
}
