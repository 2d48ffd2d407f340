import DataLoader from 'dataloader'
import {
  type DocumentData,
  DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore'

/**
 * The same transaction, in which documents that are asked for side by side are read by one request. Otherwise the
 * first read begins the transaction, and all others wait for its response before they leave.
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
