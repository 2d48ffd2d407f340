import type { Channel } from '../profile/channel.ts'
import { type NotificationKind, notificationKinds } from './notificationKinds.ts'
import type { OfferedPlace, OutboxEvent } from './outboxEvent.ts'
import { retentionMs } from './retentionMs.ts'

/**
 * The document `deliveries/{eventId}-{uid}-{channel}`, readable by the server only: one message to one person over one
 * channel. Times are milliseconds since the epoch.
 */
export interface Delivery {
  readonly eventId: string
  /** The competition of the event; absent in older deliveries. */
  readonly competitionId?: string
  readonly uid: string
  readonly channel: Channel
  readonly kind: NotificationKind
  /** The place that the mail offers to a guest, whose uid it has. Absent in other deliveries. */
  readonly place?: OfferedPlace
  /**
   * `sending`: a process works on it until `dueAt`; after that the process is considered dead. `dropped`: it is no
   * longer wanted, because the person has read it on the page or is gone, or what it asks for is over. `dead`: given
   * up, see `reason`.
   */
  readonly state: 'waiting' | 'sending' | 'sent' | 'dropped' | 'dead'
  /** When to try next; null once the delivery is over. */
  readonly dueAt: number | null
  /** The number of attempts, including the current one. */
  readonly attempts: number
  /** The number of attempts that do not lengthen the pauses, because an organizer has sent the message again since. */
  readonly pausesFrom?: number
  /** The time after which the message is useless. */
  readonly usefulUntil: number
  /** When the fallback channel takes over, and which; both null if there is none, or it already has. */
  readonly secondAt: number | null
  readonly second: Channel | null
  /** Why the last attempt failed. */
  readonly reason: string | null
  /** When the delivery may be deleted. */
  readonly sweepAfter: number
}

/** The result of an attempt to send a message. */
export type Attempt =
  | { readonly result: 'sent' }
  /** `afterMs` is the pause that the service demands. */
  | { readonly result: 'retry'; readonly reason: string; readonly afterMs?: number }
  | { readonly result: 'dead' | 'dropped'; readonly reason: string }

type Settled = Pick<Delivery, 'state' | 'dueAt' | 'reason' | 'secondAt'>

const firstPauseMs = 15_000
const maxBackoffMs = 30 * 60_000

/**
 * Computes the pause before the next attempt with exponential backoff, capped at half an hour. A random part in the
 * upper half spreads attempts that failed together. `chance` is in [0, 1).
 */
export function pauseMs(attempts: number, chance: number): number {
  const most = Math.min(maxBackoffMs, firstPauseMs * 2 ** (attempts - 1))
  return Math.round(most * (0.5 + chance / 2))
}

/** Returns the delivery after an attempt. A message that can no longer arrive in time is given up. */
export function settled(
  delivery: Pick<Delivery, 'attempts' | 'pausesFrom' | 'usefulUntil' | 'secondAt'>,
  attempt: Attempt,
  { now, chance }: { readonly now: number; readonly chance: number },
): Settled {
  const { secondAt, attempts, pausesFrom = 0 } = delivery
  switch (attempt.result) {
    case 'sent':
      return { state: 'sent', dueAt: null, reason: null, secondAt: null }
    case 'dropped':
      return { state: 'dropped', dueAt: null, reason: attempt.reason, secondAt: null }
    case 'dead':
      // The fallback channel can take over at once.
      return { state: 'dead', dueAt: null, reason: attempt.reason, secondAt: secondAt === null ? null : now }
    case 'retry': {
      const dueAt = now + Math.max(pauseMs(attempts - pausesFrom, chance), attempt.afterMs ?? 0)
      return dueAt <= delivery.usefulUntil
        ? { state: 'waiting', dueAt, reason: attempt.reason, secondAt }
        : { state: 'dead', dueAt: null, reason: `too late: ${attempt.reason}`, secondAt }
    }
  }
}

/** By then the first channel has delivered the message or is considered broken. */
const secondAfterMs = 45_000

/** Returns until when a message about an event `at` is worth sending: at most until its deadline. */
export function usefulUntil({ kind, facts, at }: Pick<OutboxEvent, 'kind' | 'facts' | 'at'>): number {
  const latest = at + notificationKinds[kind].usefulMs
  return 'deadline' in facts ? Math.min(latest, facts.deadline) : latest
}

/** Creates the delivery of an event `at` over a channel; `second` is the fallback channel. */
export function newDelivery(
  {
    at,
    ...about
  }: Pick<Delivery, 'eventId' | 'competitionId' | 'uid' | 'kind' | 'place' | 'usefulUntil'> & {
    readonly at: number
  },
  { channel, second, now }: Pick<Delivery, 'channel' | 'second'> & { readonly now: number },
): Delivery {
  return {
    ...about,
    channel,
    state: 'waiting',
    dueAt: Math.max(now, at + notificationKinds[about.kind].delayMs),
    attempts: 0,
    secondAt: second === null ? null : at + secondAfterMs,
    second,
    reason: null,
    sweepAfter: at + retentionMs.deliveries,
  }
}
