import type { DocumentReference, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { firestore } from './firebase.ts'

const atOnce = 400
/** Leaves the last pass a minute of a job's `timeoutSeconds`. */
const maxMs = 8 * 60_000

/**
 * Deletes the results of a query, and with each document those that `alsoOf` names, until none is left or the time is
 * over; the rest waits for the next run. Returns the number of documents found. Safe to run twice, even concurrently.
 */
export async function deleteDue<T>(
  due: Query<T>,
  alsoOf: (read: QueryDocumentSnapshot<T>) => readonly DocumentReference[] = () => [],
): Promise<number> {
  const endsAt = Date.now() + maxMs
  let deleted = 0
  do {
    const { docs, size } = await due.limit(atOnce).get()
    const batch = firestore().batch()
    for (const read of docs) {
      for (const ref of [read.ref, ...alsoOf(read)]) batch.delete(ref)
    }
    await batch.commit()
    deleted += size
    if (size < atOnce) break
  } while (Date.now() < endsAt)
  return deleted
}
