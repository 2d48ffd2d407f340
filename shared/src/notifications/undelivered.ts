import type { Channel } from '../profile/channel.ts'
import type { Attempt, Delivery } from './delivery.ts'
import { type NotificationKind, notificationKinds } from './notificationKinds.ts'
import { retentionMs } from './retentionMs.ts'

/**
 * The document `competitions/{id}/undelivered/{deliveryId}`, readable by organizers: a message that was given up,
 * without its text and its address. It is deleted when the message is sent again. Times are milliseconds since the
 * epoch.
 */
export interface Undelivered {
  readonly uid: string
  /** The person's name at the time. */
  readonly name: string
  readonly kind: NotificationKind
  readonly channel: Channel
  /** `refused`: the service rejected the message. `late`: the service failed for as long as the message was useful. */
  readonly reason: 'refused' | 'late'
  /** When the message was given up. */
  readonly at: number
  /** Until when it can be resent. */
  readonly resendableUntil: number
  /** When the document may be deleted. */
  readonly sweepAfter: number
}

/** The maximum number of messages that organizers see, and resend in one call. */
export const undeliveredAtOnce = 100

/** Organizers must not learn whom the bot knows, and who follows them. */
const unnamed: ReadonlySet<NotificationKind> = new Set(['commentatorRequested', 'competitionOpened'])

/**
 * Returns the part of a dead delivery that organizers see. Null if a fallback channel takes over, and for `unnamed`
 * kinds.
 */
export function undeliveredOf(
  delivery: Delivery,
  attempt: Attempt,
  { name, now }: { readonly name: string; readonly now: number },
): Undelivered | null {
  const { uid, kind, channel, second, usefulUntil, sweepAfter } = delivery
  if (unnamed.has(kind) || second !== null) return null
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
 * Returns a dead delivery as a new one, valid for the full time unless it has a deadline. Returns the same delivery if
 * it is not dead, or its deadline has passed.
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

/** Whether the message asks for something before a deadline. */
function hasDeadline(kind: NotificationKind): boolean {
  return notificationKinds[kind].topic === 'readiness'
}
