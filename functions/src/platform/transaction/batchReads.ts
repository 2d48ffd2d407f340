import DataLoader from 'dataloader'
import {
  type DocumentData,
  DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore'

/**
 * Returns the transaction with batched reads: documents requested concurrently are read in one request. Otherwise the
 * first read would begin the transaction, and the others would wait for its response.
 */
export function batchReads(transaction: Transaction): Transaction {
  const documents = new DataLoader<DocumentReference<DocumentData>, DocumentSnapshot<DocumentData>>(
    references => transaction.getAll(...references),
    { cache: false },
  )
  const get: (of: never) => Promise<unknown> = transaction.get.bind(transaction)
  return Object.assign(transaction, {
    get: (of: unknown) => (of instanceof DocumentReference ? documents.load(of) : get(of as never)),
  })
}
