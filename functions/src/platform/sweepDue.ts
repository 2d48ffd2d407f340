import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { logs } from './logs.ts'

interface Swept {
  readonly sweepAfter: number | null
}

/**
 * Passes documents that are due (`sweepAfter` up to `now`) to `sweep` one after the other; `sweep` must make them no
 * longer due. A document that fails is logged and moved to the end of the queue, so that it does not delay others.
 * Returns how many succeeded, and how many failed.
 */
export async function sweepDue<T extends Swept>(
  query: Query<T>,
  now: number,
  sweep: (document: QueryDocumentSnapshot<T>) => Promise<unknown>,
): Promise<{ readonly swept: number; readonly failed: number }> {
  let failed = 0
  const due = await query.get()
  for (const document of due.docs) {
    try {
      await sweep(document)
    } catch (error) {
      failed += 1
      logs.leftBehind(document.ref.path, error)
      await document.ref.update('sweepAfter', now + 1).catch(() => undefined)
    }
  }
  return { swept: due.size - failed, failed }
}
