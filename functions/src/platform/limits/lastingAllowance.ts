import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import { type Allowance, spend } from '@upper-bracket/shared/limits/allowance'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { documents, type UsedAllowances } from '../firestore/documents.ts'
import type { CheckedWrites } from '../transaction/runOptimisticTransaction.ts'
import { countForAddress } from './addressCount.ts'
import { type LastingAction, type LastingAllowance, lastingAllowances } from './lastingAllowances.ts'

/** Who spends: a person, an address (see `addressKey`), or both; null is not counted. */
export interface Spender {
  readonly uid: string | null
  readonly address: string | null
}

/** A spent allowance that has not been written yet. */
interface SpentAllowance {
  /** To be called in the transaction that read it, once everything else has been accepted. */
  writeTo(writes: CheckedWrites): void
}

/**
 * Spends one of the allowances that outlive every instance. Refuses `too-many-requests`.
 *
 * The person's document belongs to the transaction, so that its count is exact. The address's document would make
 * everybody in a venue wait for everybody else: it is only read here, and counted after the commit, for many calls at
 * once. An address therefore exceeds its allowance by the calls that are under way when the last one is taken.
 */
export async function lastingAllowance(
  reads: Transaction,
  { uid, address }: Spender,
  action: LastingAction,
  now: number,
): Promise<Outcome<SpentAllowance, 'too-many-requests'>> {
  const { person, address: shared }: LastingAllowance = lastingAllowances[action]
  const [own, common] = await Promise.all([
    uid === null || person === null ? null : reads.get(documents.allowances(uid)),
    address === null || shared === null ? null : reads.get(documents.allowances(address)),
  ])
  const ofPerson = spentOf(own, person, action, now)
  if (!ofPerson.ok) return ofPerson
  const ofAddress = spentOf(common, shared, action, now)
  if (!ofAddress.ok) return ofAddress
  return accept({
    writeTo: writes => {
      if (own !== null && ofPerson.value !== null) writes.merge(own, ofPerson.value)
      if (common !== null) writes.afterCommit(() => countForAddress(common.id, action, now))
    },
  })
}

/** The fields of a person or an address after one more; null where nothing is counted. */
function spentOf(
  read: DocumentSnapshot<UsedAllowances> | null,
  allowance: Allowance | null,
  action: LastingAction,
  now: number,
): Outcome<UsedAllowances | null, 'too-many-requests'> {
  if (read === null || allowance === null) return accept(null)
  const used = read.data()
  const spent = spend(allowance, used?.[action] ?? 0, now)
  if (!spent.ok) return spent
  return accept({ [action]: spent.value, expiresAt: Math.max(used?.expiresAt ?? 0, spent.value) })
}
