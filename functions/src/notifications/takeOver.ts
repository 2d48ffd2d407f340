import { newDelivery } from '@upper-bracket/shared/notifications/delivery'
import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { hasChanged } from '../platform/firestore/firestoreErrors.ts'
import { deliveryRef } from './fanOut.ts'

const atOnce = 200

/**
 * Sends by the second channel what is urgent and has not arrived over the first one, whatever is wrong with that: it
 * may be failing, hanging, or busy with others. Safe to run at the same time.
 */
export async function takeOver(now: number): Promise<void> {
  const late = await documents
    .deliveries()
    .where('secondAt', '<=', now)
    .orderBy('secondAt')
    .limit(atOnce)
    .get()
  await Promise.all(
    late.docs.map(async read => {
      const { eventId, uid, kind, second } = read.data()
      const batch = firestore().batch()
      batch.update(read.ref, { secondAt: null, second: null }, { lastUpdateTime: read.updateTime })
      if (second !== null) {
        const about = { eventId, uid, kind, at: now }
        batch.create(
          deliveryRef(eventId, uid, second),
          newDelivery(about, { channel: second, second: null, now }),
        )
      }
      try {
        await batch.commit()
      } catch (error) {
        if (!hasChanged(error)) throw error
      }
    }),
  )
}
