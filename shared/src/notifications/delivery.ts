import type { Channel } from '../profile/channel.ts'
import { type NotificationKind, notificationKinds } from './notificationKinds.ts'
import type { OutboxEvent } from './outboxEvent.ts'
import { retentionMs } from './retentionMs.ts'

/**
 * The document `deliveries/{eventId}-{uid}-{channel}`, readable by the server only: one message to one person over one
 * channel. Times are milliseconds since the epoch.
 */
export interface Delivery {
  readonly eventId: string
  /** What the event is about; absent from older deliveries. */
  readonly competitionId?: string
  readonly uid: string
  readonly channel: Channel
  readonly kind: NotificationKind
  /**
   * `sending`: somebody is at it until `dueAt`; after that they are taken to have died. `dropped`: it is no longer
   * wanted, because the person has read it on the page or is gone, or what it calls for is over. `dead`: given up, see `reason`.
   */
  readonly state: 'waiting' | 'sending' | 'sent' | 'dropped' | 'dead'
  /** When to try next; null once it is over. */
  readonly dueAt: number | null
  /** How often it has been tried, the present attempt included. */
  readonly attempts: number
  /** How many of them do not lengthen the pauses: those before an organizer sent it again. */
  readonly pausesFrom?: number
  /** After this it is worth nothing. */
  readonly usefulUntil: number
  /** When another channel takes over, and which; both null if none does, or it has. */
  readonly secondAt: number | null
  readonly second: Channel | null
  /** Why the last attempt failed. */
  readonly reason: string | null
  /** When it may be deleted. */
  readonly sweepAfter: number
}

/** What a channel says of an attempt. */
export type Attempt =
  | { readonly result: 'sent' }
  /** `afterMs`: how long the service wants to be left alone. */
  | { readonly result: 'retry'; readonly reason: string; readonly afterMs?: number }
  | { readonly result: 'dead' | 'dropped'; readonly reason: string }

type Settled = Pick<Delivery, 'state' | 'dueAt' | 'reason' | 'secondAt'>

const firstPauseMs = 15_000
const maxBackoffMs = 30 * 60_000

/**
 * The pause before the next attempt: twice as long each time, at most half an hour, and random within its upper half,
 * so that what failed together is not tried again together. `chance` is in [0, 1).
 */
export function pauseMs(attempts: number, chance: number): number {
  const most = Math.min(maxBackoffMs, firstPauseMs * 2 ** (attempts - 1))
  return Math.round(most * (0.5 + chance / 2))
}

/** The delivery after an attempt. What can no longer arrive while it is useful is given up. */
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
      // What waits for a second channel need wait no longer.
      return { state: 'dead', dueAt: null, reason: attempt.reason, secondAt: secondAt === null ? null : now }
    case 'retry': {
      const dueAt = now + Math.max(pauseMs(attempts - pausesFrom, chance), attempt.afterMs ?? 0)
      return dueAt <= delivery.usefulUntil
        ? { state: 'waiting', dueAt, reason: attempt.reason, secondAt }
        : { state: 'dead', dueAt: null, reason: `too late: ${attempt.reason}`, secondAt }
    }
  }
}

/** By then the message has arrived over the first channel, or something is wrong with it. */
const secondAfterMs = 45_000

/** Until when a message about what happened `at` is worth sending: at most until the deadline that it names. */
export function usefulUntil({ kind, facts, at }: Pick<OutboxEvent, 'kind' | 'facts' | 'at'>): number {
  const latest = at + notificationKinds[kind].usefulMs
  return 'deadline' in facts ? Math.min(latest, facts.deadline) : latest
}

/** A message about what happened `at`, to be sent over a channel; `second` is the one that takes over. */
export function newDelivery(
  {
    at,
    ...about
  }: Pick<Delivery, 'eventId' | 'competitionId' | 'uid' | 'kind' | 'usefulUntil'> & { readonly at: number },
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
