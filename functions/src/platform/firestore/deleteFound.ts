import type { Query } from 'firebase-admin/firestore'
import { firestore } from '../firebase.ts'

/** Far below the limit of a batch. */
const atOnce = 300

/** Deletes the results of a query until it finds none. */
export async function deleteFound(query: Query<unknown>): Promise<void> {
  for (;;) {
    const some = await query.select().limit(atOnce).get()
    if (some.empty) return
    const batch = firestore().batch()
    for (const { ref } of some.docs) batch.delete(ref)
    await batch.commit()
  }
}
