import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import type { Outcome, Refusal } from '@upper-bracket/shared/errors/outcome'
import type { Transaction } from 'firebase-admin/firestore'
import { firestore } from '../firebase.ts'
import { withPatience } from '../withPatience.ts'
import { isTransient } from './isTransient.ts'
import { retried } from './retried.ts'

/** Longer than any reading takes where the database answers at all. */
const readingMs = 9000

/**
 * Transactions that have waited for each other's locks fail together. They begin again further apart than one of them
 * takes on a busy machine, or they would only meet again until the caller's patience is over.
 */
const lockedPauseMs = 400

/**
 * Runs `work` in one transaction (again, from its reads, when another one came between) and answers its outcome.
 * A refusal rolls back whatever was already queued, so that what is refused changes nothing.
 * `work` reads first and writes afterwards, and has no effect outside the transaction. With `readOnly` it sees one
 * moment of the database, locks nothing and writes nothing.
 */
export async function runTransaction<T, C extends ErrorCode>(
  work: (transaction: Transaction) => Promise<Outcome<T, C>>,
  { readOnly = false }: { readonly readOnly?: boolean } = {},
): Promise<Outcome<T, C>> {
  // Held here because what a transaction throws comes back without its type.
  let refusal: Refusal<C> | undefined
  try {
    const attempt = () =>
      firestore().runTransaction(
        async transaction => {
          refusal = undefined
          const outcome = await work(transaction)
          if (!outcome.ok) {
            refusal = outcome
            throw new RolledBack()
          }
          return outcome
        },
        readOnly ? { readOnly } : { maxAttempts: 1 },
      )
    return readOnly
      ? await retried(() => withPatience(attempt(), readingMs), isTransient)
      : await retried(attempt, isTransient, lockedPauseMs)
  } catch (error) {
    if (error instanceof RolledBack && refusal !== undefined) return refusal
    throw error
  }
}

class RolledBack extends Error {}
