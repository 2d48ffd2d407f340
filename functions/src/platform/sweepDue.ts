import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { logs } from './logs.ts'

interface Swept {
  readonly sweepAfter: number | null
}

/**
 * Hands what is due (its `sweepAfter` is not after `now`) to `sweep`, one document after the other, at most `most` of
 * them, the longest due first; `sweep` sees to it that the document is due no more. One that fails is logged and goes to
 * the end of the queue, so that it holds up no other and a run never sees the same ones only.
 */
export async function sweepDue<T extends Swept>(
  { among, now, most }: { readonly among: Query<T>; readonly now: number; readonly most: number },
  sweep: (document: QueryDocumentSnapshot<T>) => Promise<unknown>,
): Promise<void> {
  const due = await among.where('sweepAfter', '<=', now).orderBy('sweepAfter').limit(most).get()
  for (const document of due.docs) {
    try {
      await sweep(document)
    } catch (error) {
      logs.leftBehind(document.ref.path, error)
      await document.ref.update('sweepAfter', now + 1).catch(() => undefined)
    }
  }
}
