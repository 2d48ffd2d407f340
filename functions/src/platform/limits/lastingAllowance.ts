import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import { type Allowance, spend } from '@upper-bracket/shared/limits/allowance'
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { documents, type UsedAllowances } from '../firestore/documents.ts'
import { type LastingAction, type LastingAllowance, lastingAllowances } from './lastingAllowances.ts'

/** Who spends: a person, an address (see `addressKey`), or both; null is not counted. */
interface Spender {
  readonly uid: string | null
  readonly address: string | null
}

/** What is to be written for a spent allowance, in the transaction that read it. */
interface SpentAllowance {
  readonly kept: DocumentSnapshot<UsedAllowances>
  readonly fields: UsedAllowances
}

/**
 * Spends one of the allowances that outlive every instance. Returns what to write, together with what it was spent
 * on, once everything else has been accepted: `writes.merge(kept, fields)`. Refuses `too-many-requests`.
 */
export async function lastingAllowance(
  reads: Transaction,
  { uid, address }: Spender,
  action: LastingAction,
  now: number,
): Promise<Outcome<readonly SpentAllowance[], 'too-many-requests'>> {
  const { person, address: shared }: LastingAllowance = lastingAllowances[action]
  const counted: [Allowance, DocumentReference<UsedAllowances>][] = []
  if (uid !== null && person !== null) counted.push([person, documents.allowances(uid)])
  if (address !== null) counted.push([shared, documents.allowances(address)])

  const kept = await Promise.all(counted.map(([, ref]) => reads.get(ref)))
  const spent: SpentAllowance[] = []
  for (const [index, snapshot] of kept.entries()) {
    const allowance = counted[index]?.[0]
    if (allowance === undefined) continue
    const used = snapshot.data()
    const left = spend(allowance, used?.[action] ?? 0, now)
    if (!left.ok) return left
    const expiresAt = Math.max(used?.expiresAt ?? 0, left.value)
    spent.push({ kept: snapshot, fields: { [action]: left.value, expiresAt } })
  }
  return accept(spent)
}
