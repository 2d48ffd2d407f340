import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import type { Delivery } from '@upper-bracket/shared/notifications/delivery'
import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { onSchedule } from 'firebase-functions/scheduler'
import { capacity } from '../platform/capacity.ts'
import { deleteDue } from '../platform/deleteDue.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { logs } from '../platform/logs.ts'
import { unlessPaused } from '../platform/pause.ts'

/** Deletes events, deliveries, notifications, announcements, webhook deliveries and screenshots that are no longer needed. */
export const sweepNotifications = onSchedule(
  { schedule: '0 * * * *', region: functionsRegion, ...capacity.job, timeoutSeconds: 540 },
  unlessPaused(() => sweepOld(Date.now())),
)

const hourMs = 60 * 60_000

/** Safe to run twice, even concurrently. */
export async function sweepOld(now: number): Promise<void> {
  // After a long pause, old events have yet to be fanned out; one that fails is tried again within minutes.
  const { empty } = await find('eventsToFanOut', { fanOutAfter: now - hourMs })
    .limit(1)
    .get()
  const [outbox, deliveries, notifications, announcements, webhookDeliveries, screenshots] =
    await Promise.all([
      empty ? deleteDue(find('eventsToSweep', { sweepAfter: now })) : 0,
      deleteDue(find('deliveriesToSweep', { sweepAfter: now }), undeliveredOf),
      deleteDue(find('notificationsToSweep', { sweepAfter: now })),
      deleteDue(find('announcementsToSweep', { sweepAfter: now })),
      deleteDue(find('webhookDeliveriesToSweep', { sweepAfter: now })),
      // The pictures themselves are not read.
      deleteDue(find('screenshotsToSweep', { sweepAfter: now }).select('sweepAfter')),
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

/** Returns the document that shows organizers an undelivered message. */
function undeliveredOf(read: QueryDocumentSnapshot<Delivery>): readonly DocumentReference[] {
  const { competitionId } = read.data()
  return competitionId === undefined ? [] : [documents.undelivered(competitionId).doc(read.id)]
}
