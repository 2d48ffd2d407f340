import { accept } from '@upper-bracket/shared/errors/outcome'
import { type Attempt, type Delivery, settled } from '@upper-bracket/shared/notifications/delivery'
import type { Channel } from '@upper-bracket/shared/profile/channel'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { holdMessage, isDemonstration, ofNoVisitor } from '../platform/demonstration.ts'
import { documents } from '../platform/firestore/documents.ts'
import { hasChanged } from '../platform/firestore/firestoreErrors.ts'
import { logs } from '../platform/logs.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { withTimeout } from '../platform/withTimeout.ts'
import type { Message, MessageChannel } from './channel.ts'
import { messageOf } from './messageOf.ts'
import { writeUndelivered } from './writeUndelivered.ts'

/** How long a process may work on a delivery. After that it is considered dead. */
const leaseMs = 60_000
/** Shorter than the lease, so that two processes never work on the same message. */
const timeoutMs = 50_000
const maxReasonLength = 300

export type Channels = Readonly<Record<Channel, MessageChannel>>

/** The result of a delivery; `taken` if another process works on it, or it is over. */
export type Result = Attempt['result'] | 'taken'

/**
 * Takes a delivery, sends it, and records the result. Of several concurrent calls, one succeeds in taking it. If this
 * process dies in between, or the record fails, the delivery is taken again after the lease. It may then have been sent
 * already, which the channel may recognize by the key.
 */
export async function deliver(
  read: DocumentSnapshot<Delivery>,
  channel: MessageChannel,
  clock: () => number,
): Promise<Result> {
  const delivery = read.data()
  if (delivery === undefined || delivery.dueAt === null || delivery.dueAt > clock()) return 'taken'
  const attempts = delivery.attempts + 1
  if (!(await take(read, { state: 'sending', dueAt: clock() + leaseMs, attempts }))) return 'taken'

  const attempt =
    clock() > delivery.usefulUntil ? tooLate(delivery) : await attemptOf(read.id, delivery, channel, clock())
  await record(read.ref, attempts, attempt, clock())
  return attempt.result
}

/** Records the result of an attempt, unless another process has taken the delivery since. */
async function record(
  ref: DocumentReference<Delivery>,
  attempts: number,
  attempt: Attempt,
  now: number,
): Promise<void> {
  await runOptimisticTransaction(async (reads, writes) => {
    const read = await reads.get(ref)
    const delivery = read.data()
    if (delivery?.state !== 'sending' || delivery.attempts !== attempts) return accept(null)
    const outcome = settled(delivery, attempt, { now, chance: Math.random() })
    const reason = outcome.reason === null ? null : withoutAddresses(outcome.reason)
    writes.update(read, { ...outcome, reason })
    if (outcome.state === 'dead') {
      logs.deliveryDead(ref.id, reason ?? '')
      await writeUndelivered(reads, writes, read, attempt, now)
    }
    return accept(null)
  })
}

/** Removes addresses, which mail servers often include in their responses. */
function withoutAddresses(reason: string): string {
  return reason.replaceAll(/\S+@\S+/g, '…').slice(0, maxReasonLength)
}

function tooLate({ reason }: Delivery): Attempt {
  return { result: 'dead', reason: `too late${reason === null ? '' : `: ${reason}`}` }
}

async function attemptOf(
  key: string,
  delivery: Delivery,
  channel: MessageChannel,
  now: number,
): Promise<Attempt> {
  try {
    const message = await messageOf(delivery, now)
    if (message === null) return { result: 'dropped', reason: 'read on the page, over, or gone' }
    const sent = isDemonstration() ? hold(key, delivery, message, now) : channel.send(message, key)
    return await withTimeout(sent, timeoutMs)
  } catch (error) {
    logs.deliveryFailed(key, error)
    return { result: 'retry', reason: error instanceof Error ? error.message : 'unknown' }
  }
}

/** Shows the message in a demonstration, which sends nothing. */
async function hold(
  key: string,
  { channel, competitionId = '' }: Delivery,
  { uid, text, url, stranger }: Message,
  now: number,
): Promise<Attempt> {
  const to = stranger?.email ?? (await documents.profile(uid).get()).data()?.displayName ?? null
  const { title, body } = text
  const isHeld = await holdMessage(competitionId, key, { at: now, channel, to, title, text: body, url })
  return isHeld ? { result: 'sent' } : { result: 'dropped', reason: ofNoVisitor }
}

/** Takes the delivery; false if it has changed since it was read. */
async function take(
  { ref, updateTime }: DocumentSnapshot<Delivery>,
  fields: Pick<Delivery, 'state' | 'dueAt' | 'attempts'>,
): Promise<boolean> {
  if (updateTime === undefined) return false
  try {
    await ref.update(fields, { lastUpdateTime: updateTime })
    return true
  } catch (error) {
    if (hasChanged(error)) return false
    throw error
  }
}
