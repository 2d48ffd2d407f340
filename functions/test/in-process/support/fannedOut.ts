import { fanOut } from '../../../src/notifications/fanOut.ts'
import { documents } from '../../../src/platform/firestore/documents.ts'
import type { outboxEvent } from '../../../src/platform/outboxEvent.ts'

/** Stores an event and makes its deliveries; returns its id. */
export async function fannedOut({ ref, data }: ReturnType<typeof outboxEvent>): Promise<string> {
  await ref.create(data)
  await fanOut(ref.id, data.at, () => Promise.resolve())
  return ref.id
}

export async function deliveriesOf(eventId: string) {
  const { docs } = await documents.deliveries().where('eventId', '==', eventId).get()
  return docs.map(read => read.data())
}
