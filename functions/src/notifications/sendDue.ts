import type { Channel } from '@upper-bracket/shared/notifications/channels'
import type { Delivery } from '@upper-bracket/shared/notifications/delivery'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import { logs } from '../platform/logs.ts'
import { type Channels, deliver } from './deliver.ts'

const atOnce = 100
/** More than a minute allows; what is left waits for the next one. */
const mostPasses = 40
/** A channel that fails so often in a row is left alone for now: what waits for it must not use up its attempts. */
const failuresInARow = 5

/** Sends what is due over one channel, the longest due first. Safe to run at the same time. */
export async function sendDue(channel: Channel, channels: Channels, clock: () => number): Promise<void> {
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const due = await documents
      .deliveries()
      .where('channel', '==', channel)
      .where('dueAt', '<=', clock())
      .orderBy('dueAt')
      .limit(atOnce)
      .get()
    const isUp = await sendAll(due.docs, channels, clock)
    if (!isUp || due.size < atOnce) return
  }
}

/** Sends deliveries, each channel by itself. Returns whether all of them could be attempted. */
export async function sendAll(
  deliveries: readonly DocumentSnapshot<Delivery>[],
  channels: Channels,
  clock: () => number,
): Promise<boolean> {
  const byChannel = Map.groupBy(deliveries, read => read.data()?.channel)
  const runs = [...byChannel].map(([channel, waiting]) =>
    channel === undefined ? true : sendOver(channel, waiting, channels, clock),
  )
  return (await Promise.all(runs)).every(Boolean)
}

async function sendOver(
  channel: Channel,
  waiting: readonly DocumentSnapshot<Delivery>[],
  channels: Channels,
  clock: () => number,
): Promise<boolean> {
  const counts = { sent: 0, retry: 0, dead: 0, dropped: 0, taken: 0 }
  const queue = [...waiting]
  let failures = 0
  const worker = async () => {
    while (failures < failuresInARow) {
      const next = queue.shift()
      if (next === undefined) return
      const result = await deliver(next, channels[channel], clock)
      counts[result] += 1
      if (result === 'retry') failures += 1
      else if (result === 'sent') failures = 0
    }
  }
  await Promise.all(Array.from({ length: channels[channel].atOnce }, worker))
  logs.delivered(channel, { ...counts, left: queue.length })
  return queue.length === 0
}
