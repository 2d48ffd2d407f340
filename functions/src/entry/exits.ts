import type { Refusal } from '@upper-bracket/shared/errors/outcome'
import { consume } from '@upper-bracket/shared/limits/rateLimit'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { digest } from '../platform/digest.ts'
import { documents } from '../platform/firestore/documents.ts'
import type { ConsumedRateLimits } from '../platform/firestore/models.ts'
import { persistentRateLimits } from '../platform/limits/persistentRateLimits.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

type Exits = DocumentSnapshot<ConsumedRateLimits>

const rateLimit = persistentRateLimits.exits.person

/** Returns where it is counted how often a person has left a competition or withdrawn an application. */
export function exitsOf(competitionId: string, uid: string): DocumentReference<ConsumedRateLimits> {
  return documents.rateLimits(`entry:${digest(`${competitionId} ${uid}`)}`)
}

/** Refuses a person who asks to enter and has left too often; null if the person may. */
export function returnRefusal(exits: Exits | undefined, now: number): Refusal<'too-many-requests'> | null {
  const consumed = consume(rateLimit, exits?.data()?.exits ?? 0, now)
  return consumed.ok ? null : consumed
}

/** Counts an exit, which is never refused. */
export function countExit(writes: CheckedWrites, exits: Exits, now: number): void {
  const fullAt = Math.max(exits.data()?.exits ?? 0, now) + rateLimit.refillMs
  writes.merge(exits, { exits: fullAt, expiresAt: fullAt })
}
