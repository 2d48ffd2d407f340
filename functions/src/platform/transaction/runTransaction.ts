import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import type { Outcome, Refusal } from '@upper-bracket/shared/errors/outcome'
import DataLoader from 'dataloader'
import {
  type DocumentData,
  DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore'
import { firestore } from '../firebase.ts'
import { type RetryOptions, retry } from './retry.ts'

/**
 * Transactions that have waited for each other's locks fail together. Their retries are spaced further apart than a
 * transaction takes on a busy machine; otherwise they would collide again until the caller's timeout.
 */
const lockedPauseMs = 400

/**
 * Runs `work` in a transaction that locks what it reads, retries it after contention, and returns its outcome. A
 * refusal discards all queued writes, so that a refused call changes nothing. `work` reads first, writes afterwards,
 * and has no effect outside the transaction. With `readOnly` it sees one moment of the database, locks nothing and
 * writes nothing.
 */
export function runTransaction<T, C extends ErrorCode>(
  work: (transaction: Transaction) => Promise<Outcome<T, C>>,
  { readOnly = false, ...options }: { readonly readOnly?: boolean } & Pick<RetryOptions, 'timeoutMs'> = {},
): Promise<Outcome<T, C>> {
  return readOnly
    ? retry(() => runReadOnly(work), options)
    : retry(() => runOnce(work), { ...options, firstPauseMs: lockedPauseMs })
}

/** Runs `work` in one read-only transaction, without a retry. */
export function runReadOnly<T, C extends ErrorCode>(
  work: (reads: Transaction) => Promise<Outcome<T, C>>,
): Promise<Outcome<T, C>> {
  // It has nothing to roll back.
  return firestore().runTransaction(transaction => work(batchReads(transaction)), { readOnly: true })
}

async function runOnce<T, C extends ErrorCode>(
  work: (transaction: Transaction) => Promise<Outcome<T, C>>,
): Promise<Outcome<T, C>> {
  // The refusal is stored here, because errors thrown by a transaction lose their type.
  let refusal: Refusal<C> | undefined
  try {
    return await firestore().runTransaction(
      async transaction => {
        const outcome = await work(batchReads(transaction))
        if (!outcome.ok) {
          refusal = outcome
          throw new RolledBack()
        }
        return outcome
      },
      { maxAttempts: 1 },
    )
  } catch (error) {
    if (error instanceof RolledBack && refusal !== undefined) return refusal
    throw error
  }
}

class RolledBack extends Error {}

/**
 * Returns the transaction with batched reads: documents requested concurrently are read in one request. Otherwise the
 * first read would begin the transaction, and the others would wait for its response.
 */
export function batchReads(transaction: Transaction): Transaction {
  const begun: { readonly _transactionIdPromise?: Promise<unknown> } = transaction as object
  // The client awaits the id of a read-only transaction only for its second read. If the first one fails, nobody does,
  // and the unhandled rejection ends the process.
  const reading = <T>(read: T): T => {
    begun._transactionIdPromise?.catch(() => undefined)
    return read
  }
  const documents = new DataLoader<DocumentReference<DocumentData>, DocumentSnapshot<DocumentData>>(
    references => reading(transaction.getAll(...references)),
    { cache: false },
  )
  const get: (of: never) => Promise<unknown> = transaction.get.bind(transaction)
  return Object.assign(transaction, {
    get: (of: unknown) => (of instanceof DocumentReference ? documents.load(of) : reading(get(of as never))),
  })
}
