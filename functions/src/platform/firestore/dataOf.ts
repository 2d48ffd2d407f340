import type { DocumentSnapshot } from 'firebase-admin/firestore'

/** Returns the existing documents among snapshots, by id. */
export function dataOf<T>(snapshots: Iterable<DocumentSnapshot<T>>): ReadonlyMap<string, T> {
  const documents = new Map<string, T>()
  for (const snapshot of snapshots) {
    const data = snapshot.data()
    if (data !== undefined) documents.set(snapshot.id, data)
  }
  return documents
}
