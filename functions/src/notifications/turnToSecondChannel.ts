import { type Delivery, newDelivery } from '@upper-bracket/shared/notifications/delivery'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { firestore } from '../platform/firebase.ts'
import { find } from '../platform/firestore/find.ts'
import { hasChanged } from '../platform/firestore/firestoreErrors.ts'
import { deliveryRef } from './fanOut.ts'

const atOnce = 200
/** Exceeds the number of people in a competition. */
const maxPasses = 15

/**
 * Sends urgent messages over the fallback channel if they have not arrived over the first one, whether that is failing,
 * hanging, or busy. Safe to run concurrently. Returns the number of messages.
 */
export async function turnToSecondChannel(now: number): Promise<number> {
  let turned = 0
  const late = find('lateDeliveries', { secondAt: now }).limit(atOnce)
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const { docs } = await late.get()
    await Promise.all(docs.map(read => turnOne(read, now)))
    turned += docs.length
    if (docs.length < atOnce) break
  }
  return turned
}

async function turnOne(read: QueryDocumentSnapshot<Delivery>, now: number): Promise<void> {
  const { eventId, competitionId, uid, kind, second, usefulUntil } = read.data()
  const batch = firestore().batch()
  batch.update(read.ref, { secondAt: null, second: null }, { lastUpdateTime: read.updateTime })
  if (second !== null) {
    const about = {
      eventId,
      uid,
      kind,
      usefulUntil,
      at: now,
      ...(competitionId !== undefined && { competitionId }),
    }
    const delivery = newDelivery(about, { channel: second, second: null, now })
    batch.create(deliveryRef(eventId, uid, second), delivery)
  }
  try {
    await batch.commit()
  } catch (error) {
    if (!hasChanged(error)) throw error
  }
}
