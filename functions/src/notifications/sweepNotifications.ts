import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import type { Query } from 'firebase-admin/firestore'
import { onSchedule } from 'firebase-functions/scheduler'
import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'

const atOnce = 400
/** Of each kind per run; the rest waits for the next one. */
const mostPasses = 20

/** Deletes events, deliveries and notifications that nobody needs any more. */
export const sweepNotifications = onSchedule(
  { schedule: 'every 60 minutes', region: functionsRegion, timeoutSeconds: 540 },
  () => sweepOld(Date.now()),
)

/** Safe to run twice, even concurrently. */
export async function sweepOld(now: number): Promise<void> {
  const kinds: readonly Query[] = [documents.outbox(), documents.deliveries(), documents.everyNotification()]
  await Promise.all(kinds.map(kind => sweep(kind, now)))
}

async function sweep(kind: Query, now: number): Promise<void> {
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const due = await kind.where('sweepAfter', '<=', now).limit(atOnce).select().get()
    const batch = firestore().batch()
    for (const { ref } of due.docs) batch.delete(ref)
    await batch.commit()
    if (due.size < atOnce) return
  }
}
