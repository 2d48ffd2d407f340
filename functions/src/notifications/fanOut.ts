import { routeOf } from '@upper-bracket/shared/notifications/channels'
import { type Delivery, newDelivery, usefulUntil } from '@upper-bracket/shared/notifications/delivery'
import type { StoredNotification } from '@upper-bracket/shared/notifications/notification'
import type { OfferedPlace, OutboxEvent } from '@upper-bracket/shared/notifications/outboxEvent'
import { retentionMs } from '@upper-bracket/shared/notifications/retentionMs'
import type { Channel } from '@upper-bracket/shared/profile/channel'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { hasChanged } from '../platform/firestore/firestoreErrors.ts'
import { reachableBy } from './reachableBy.ts'
import { nextRecipients } from './recipients.ts'

/** How often in a row another run may be faster. */
const maxSuperseded = 10

/**
 * Notifies the audience of an event: creates a notification on the page for each person, and a delivery for each
 * channel, which `onDeliveries` receives in parts. Each part of the audience is one commit together with the progress,
 * on condition that no other run has progressed further. However many runs there are, even concurrently, everybody is
 * notified once.
 */
export async function fanOut(
  eventId: string,
  now: number,
  onDeliveries: (deliveries: readonly DocumentReference<Delivery>[]) => Promise<unknown>,
): Promise<void> {
  for (let superseded = 0; superseded < maxSuperseded; ) {
    const read = await documents.outbox().doc(eventId).get()
    const event = read.data()
    if (event === undefined || event.fanOutAfter === null) return
    const notified = await notifyPart(read, event, now)
    superseded = notified === null ? superseded + 1 : 0
    if (notified !== null && notified.length > 0) await onDeliveries(notified)
  }
  throw new Error(`${eventId} cannot be fanned out`)
}

/** Returns the deliveries of the part; null if another run was faster. */
async function notifyPart(
  read: DocumentSnapshot<OutboxEvent>,
  event: OutboxEvent,
  now: number,
): Promise<readonly DocumentReference<Delivery>[] | null> {
  const { people, last } = await nextRecipients(event)
  const reachable = await reachableBy(people.map(({ uid }) => uid))
  const batch = firestore().batch()
  const deliveries: DocumentReference<Delivery>[] = []
  const { kind, facts, competition, personUid, at } = event
  const about = { eventId: read.id, competitionId: competition.id, kind, at, usefulUntil: usefulUntil(event) }
  const deliver = (uid: string, way: Parameters<typeof newDelivery>[1], place?: OfferedPlace) => {
    const ref = deliveryRef(read.id, uid, way.channel)
    batch.create(ref, newDelivery({ ...about, uid, ...(place !== undefined && { place }) }, way))
    deliveries.push(ref)
  }
  for (const { uid, ownTeamId, teams, place } of people) {
    if (place !== undefined) deliver(uid, { channel: 'email', second: null, now }, place)
    const person = reachable.get(uid)
    if (person === undefined) continue
    batch.create(documents.notifications(uid).doc(read.id), {
      kind,
      facts,
      competition,
      at,
      teams,
      ownTeamId,
      ...(personUid !== undefined && { personUid }),
      readAt: null,
      sweepAfter: at + retentionMs.notifications,
    } as StoredNotification)
    const { channels, second } = routeOf(person.profile, kind, person.channels)
    for (const channel of channels) deliver(uid, { channel, second, now })
  }
  if (read.updateTime === undefined) return null
  const progress = last === null ? { fanOutAfter: null } : { after: last }
  batch.update(read.ref, progress, { lastUpdateTime: read.updateTime })
  try {
    await batch.commit()
    return deliveries
  } catch (error) {
    if (hasChanged(error)) return null
    throw error
  }
}

/** The delivery of an event to a person over a channel. */
export function deliveryRef(eventId: string, uid: string, channel: Channel): DocumentReference<Delivery> {
  return documents.deliveries().doc(`${eventId}-${uid}-${channel}`)
}
