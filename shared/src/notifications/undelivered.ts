import type { Channel } from '../profile/channel.ts'
import type { Attempt, Delivery } from './delivery.ts'
import { type NotificationKind, notificationKinds } from './notificationKinds.ts'
import { retentionMs } from './retentionMs.ts'

/**
 * The document `competitions/{id}/undelivered/{deliveryId}`, for organizers: a message that was given up, without its
 * text and without the address that it went to. It goes once the message is sent again. Times are milliseconds since
 * the epoch.
 */
export interface Undelivered {
  readonly uid: string
  /** What the person was called at the time. */
  readonly name: string
  readonly kind: NotificationKind
  readonly channel: Channel
  /** `refused`: the service does not take it. `late`: the service was out of order for as long as it was useful. */
  readonly reason: 'refused' | 'late'
  /** When it was given up. */
  readonly at: number
  /** Until when it can be sent again. */
  readonly resendableUntil: number
  /** When it may be deleted. */
  readonly sweepAfter: number
}

/** Most that organizers see, and send again by one call. */
export const undeliveredAtOnce = 100

/**
 * What organizers see of a delivery that `attempt` ended. Null if another channel takes over, or if it is none of theirs:
 * that the bot knows the person whom they have asked to commentate, they must not learn.
 */
export function undeliveredOf(
  delivery: Delivery,
  attempt: Attempt,
  { name, now }: { readonly name: string; readonly now: number },
): Undelivered | null {
  const { uid, kind, channel, second, usefulUntil, sweepAfter } = delivery
  if (kind === 'commentatorRequested' || second !== null) return null
  return {
    uid,
    name,
    kind,
    channel,
    reason: attempt.result === 'retry' || now > usefulUntil ? 'late' : 'refused',
    at: now,
    resendableUntil: hasDeadline(kind) ? usefulUntil : sweepAfter,
    sweepAfter,
  }
}

/**
 * A delivery that was given up, to be sent once more: it is as useful as a new one, unless it names a deadline. The same
 * delivery where it was not given up, or the deadline has passed.
 */
export function resent(delivery: Delivery, now: number): Delivery {
  const { kind, state, attempts, usefulUntil } = delivery
  if (state !== 'dead' || (hasDeadline(kind) && now >= usefulUntil)) return delivery
  return {
    ...delivery,
    state: 'waiting',
    dueAt: now,
    pausesFrom: attempts,
    usefulUntil: hasDeadline(kind) ? usefulUntil : now + notificationKinds[kind].usefulMs,
    secondAt: null,
    second: null,
    reason: null,
    sweepAfter: now + retentionMs.deliveries,
  }
}

/** Nobody has to confirm what is over. */
function hasDeadline(kind: NotificationKind): boolean {
  return notificationKinds[kind].topic === 'readiness'
}
