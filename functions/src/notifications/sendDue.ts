import type { Delivery } from '@upper-bracket/shared/notifications/delivery'
import type { Channel } from '@upper-bracket/shared/profile/channel'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { find } from '../platform/firestore/find.ts'
import { logs } from '../platform/logs.ts'
import type { MessageChannel } from './channel.ts'
import { type Channels, deliver, type Result } from './deliver.ts'

const atOnce = 100
/** Exceeds what a minute allows; the rest waits for the next run. */
const maxPasses = 40
/** A channel with this many errors in a row is paused, so that its messages do not use up their attempts. */
const failuresInARow = 5

/** The results of deliveries, and how many were left because the channel is failing. */
interface Sent extends Readonly<Record<Result, number>> {
  readonly left: number
}

const nothing: Sent = { sent: 0, retry: 0, dead: 0, dropped: 0, taken: 0, left: 0 }

/** Sends the deliveries that are due over one channel, the oldest first. Safe to run concurrently. */
export async function sendDue(channel: Channel, channels: Channels, clock: () => number): Promise<void> {
  let total = nothing
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const due = await find('dueDeliveries', { channel, dueAt: clock() }).limit(atOnce).get()
    const sent = await sendOver(channels[channel], due.docs, clock)
    total = sum(total, sent)
    if (sent.left > 0 || due.size < atOnce) break
  }
  logs.delivered(channel, { ...total })
}

/** Sends deliveries, separately for each channel. */
export async function sendAll(
  deliveries: readonly DocumentSnapshot<Delivery>[],
  channels: Channels,
  clock: () => number,
): Promise<void> {
  const byChannel = Map.groupBy(deliveries, read => read.data()?.channel)
  await Promise.all(
    [...byChannel].map(async ([channel, waiting]) => {
      if (channel === undefined) return
      logs.delivered(channel, { ...(await sendOver(channels[channel], waiting, clock)) })
    }),
  )
}

async function sendOver(
  channel: MessageChannel,
  waiting: readonly DocumentSnapshot<Delivery>[],
  clock: () => number,
): Promise<Sent> {
  const counts: Record<keyof Sent, number> = { ...nothing }
  const queue = [...waiting]
  let failures = 0
  const worker = async () => {
    while (failures < failuresInARow) {
      const next = queue.shift()
      if (next === undefined) return
      const result = await deliver(next, channel, clock)
      counts[result] += 1
      if (result === 'retry') failures += 1
      else if (result === 'sent') failures = 0
    }
  }
  await Promise.all(Array.from({ length: channel.atOnce }, worker))
  return { ...counts, left: queue.length }
}

function sum(one: Sent, other: Sent): Sent {
  const results = Object.keys(nothing) as (keyof Sent)[]
  return Object.fromEntries(results.map(result => [result, one[result] + other[result]])) as unknown as Sent
}
