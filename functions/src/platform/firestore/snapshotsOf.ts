import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'

/** Reads the documents of all ids, which may repeat, and returns them by id. */
export async function snapshotsOf<T>(
  reads: Transaction,
  ids: Iterable<string>,
  reference: (id: string) => DocumentReference<T>,
): Promise<ReadonlyMap<string, DocumentSnapshot<T>>> {
  const unique = [...new Set(ids)]
  const found = unique.length === 0 ? [] : await reads.getAll(...unique.map(reference))
  return new Map(unique.map((id, index) => [id, found[index] as DocumentSnapshot<T>]))
}
