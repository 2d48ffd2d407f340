import type { Query } from 'firebase-admin/firestore'
import { firestore } from '../firebase.ts'

/** Far below what a batch may hold. */
const atOnce = 300

/** Deletes whatever a query finds, until it finds nothing. */
export async function deleteFound(query: Query<unknown>): Promise<void> {
  for (;;) {
    const some = await query.select().limit(atOnce).get()
    if (some.empty) return
    const batch = firestore().batch()
    for (const { ref } of some.docs) batch.delete(ref)
    await batch.commit()
  }
}
