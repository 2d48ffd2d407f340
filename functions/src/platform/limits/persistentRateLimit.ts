import type { PersistentRateLimit } from '@upper-bracket/shared/contract/rateLimits'
import { demonstrationLimits } from '@upper-bracket/shared/demonstration/demonstration'
import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import { consume, type RateLimit } from '@upper-bracket/shared/limits/rateLimit'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { isDemonstration } from '../demonstration.ts'
import { documents } from '../firestore/documents.ts'
import type { ConsumedRateLimits } from '../firestore/models.ts'
import type { CheckedWrites } from '../transaction/runOptimisticTransaction.ts'
import { countForAddress } from './addressCount.ts'
import { persistentRateLimits, type RateLimitedAction } from './persistentRateLimits.ts'

/** The subject of a rate limit: a person, an address (see `addressKey`), or both; null is not counted. */
export interface RateLimitKey {
  readonly uid: string | null
  readonly address: string | null
}

const ofVisitor: Partial<Record<RateLimitedAction, RateLimit>> = demonstrationLimits.ofVisitor

/** A consumed rate limit that has not been written yet. */
interface ConsumedRateLimit {
  /** Must be called in the transaction that read the limit, once everything else has been accepted. */
  writeTo(writes: CheckedWrites): void
}

/**
 * Consumes `units` of a rate limit that is stored in the database. Refuses with `too-many-requests`.
 *
 * The person's document is part of the transaction, so its count is exact. The address's document would make all people
 * at a venue wait for each other, so it is only read here, and counted after the commit, for many calls at once. An
 * address can therefore exceed its rate limit by the calls in flight when the limit is reached.
 */
export async function persistentRateLimit(
  reads: Transaction,
  { uid, address }: RateLimitKey,
  action: RateLimitedAction,
  now: number,
  units = 1,
): Promise<Outcome<ConsumedRateLimit, 'too-many-requests'>> {
  const lower = isDemonstration() ? ofVisitor[action] : undefined
  const { person, address: shared }: PersistentRateLimit = {
    ...persistentRateLimits[action],
    ...(lower && { person: lower }),
  }
  const [own, common] = await Promise.all([
    uid === null || person === null ? null : reads.get(documents.rateLimits(uid)),
    address === null || shared === null ? null : reads.get(documents.rateLimits(address)),
  ])
  const ofPerson = consumedOf(own, person, action, now, units)
  if (!ofPerson.ok) return ofPerson
  const ofAddress = consumedOf(common, shared, action, now, units)
  if (!ofAddress.ok) return ofAddress
  return accept({
    writeTo: writes => {
      if (own !== null && ofPerson.value !== null) writes.merge(own, ofPerson.value)
      if (common !== null) writes.afterCommit(() => countForAddress(common.id, action, now))
    },
  })
}

/** Returns the fields of a person or an address after consuming `units`; null if nothing is counted. */
function consumedOf(
  read: DocumentSnapshot<ConsumedRateLimits> | null,
  rateLimit: RateLimit | null,
  action: RateLimitedAction,
  now: number,
  units: number,
): Outcome<ConsumedRateLimits | null, 'too-many-requests'> {
  if (read === null || rateLimit === null) return accept(null)
  const used = read.data()
  const consumed = consume(rateLimit, used?.[action] ?? 0, now, units)
  if (!consumed.ok) return consumed
  return accept({ [action]: consumed.value, expiresAt: Math.max(used?.expiresAt ?? 0, consumed.value) })
}
