import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import type { Delivery } from '@upper-bracket/shared/notifications/delivery'
import type { DocumentReference, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { onSchedule } from 'firebase-functions/scheduler'
import { capacity } from '../platform/capacity.ts'
import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { logs } from '../platform/logs.ts'

const atOnce = 400
/** The maximum of each kind per run; the rest waits for the next run. */
const maxPasses = 20

/** Deletes events, deliveries, notifications, announcements, webhook deliveries and screenshots that are no longer needed. */
export const sweepNotifications = onSchedule(
  { schedule: '0 * * * *', region: functionsRegion, ...capacity.job, timeoutSeconds: 540 },
  () => sweepOld(Date.now()),
)

/** Safe to run twice, even concurrently. */
export async function sweepOld(now: number): Promise<void> {
  const [outbox, deliveries, notifications, announcements, webhookDeliveries, screenshots] =
    await Promise.all([
      sweep(find('eventsToSweep', { sweepAfter: now })),
      sweep(find('deliveriesToSweep', { sweepAfter: now }), undeliveredOf),
      sweep(find('notificationsToSweep', { sweepAfter: now })),
      sweep(find('announcementsToSweep', { sweepAfter: now })),
      sweep(find('webhookDeliveriesToSweep', { sweepAfter: now })),
      // The pictures themselves are not read.
      sweep(find('screenshotsToSweep', { sweepAfter: now }).select('sweepAfter')),
    ])
  logs.jobRan('sweepNotifications', {
    outbox,
    deliveries,
    notifications,
    announcements,
    webhookDeliveries,
    screenshots,
  })
}

/**
 * Deletes the results of a query, and with each document those that `alsoOf` names. Returns the number of documents
 * found.
 */
async function sweep<T>(
  old: Query<T>,
  alsoOf: (read: QueryDocumentSnapshot<T>) => readonly DocumentReference[] = () => [],
): Promise<number> {
  let swept = 0
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const due = await old.limit(atOnce).get()
    const batch = firestore().batch()
    for (const read of due.docs) {
      for (const ref of [read.ref, ...alsoOf(read)]) batch.delete(ref)
    }
    await batch.commit()
    swept += due.size
    if (due.size < atOnce) break
  }
  return swept
}

/** Returns the document that shows organizers an undelivered message. */
function undeliveredOf(read: QueryDocumentSnapshot<Delivery>): readonly DocumentReference[] {
  const { competitionId } = read.data()
  return competitionId === undefined ? [] : [documents.undelivered(competitionId).doc(read.id)]
}
