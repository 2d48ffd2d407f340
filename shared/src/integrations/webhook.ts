import type { WebhookEvent } from './webhookEvent.ts'
import type { ChangeKind } from './webhookKinds.ts'

/** `gone`: the address answered 410. `failing`: it has failed for a day. `organizer`: paused by hand. */
export type PauseReason = 'gone' | 'failing' | 'organizer'

/**
 * The document `competitions/{id}/webhooks/{webhookId}`, readable by organizers: an address that is told of changes.
 * Times are milliseconds since the epoch.
 */
export interface Webhook {
  /** The address without what may be secret in it; see `shownAddress`. */
  readonly address: string
  readonly kinds: readonly ChangeKind[]
  readonly createdAt: number
  readonly state: 'active' | 'paused'
  /** Why and since when it is paused; null while it is active. */
  readonly paused: { readonly reason: PauseReason; readonly since: number } | null
  /** When the first of the failures in a row happened; null while the address accepts requests. */
  readonly failingSince: number | null
  /** The last request; null before the first. `status` is null if there was no answer. */
  readonly last: { readonly at: number; readonly status: number | null } | null
  /** Until when the previous secret signs as well; null if there is none. */
  readonly previousSecretUntil: number | null
}

/** A secret that signs requests, until `until`; null for the current one. */
export interface SigningSecret {
  readonly secret: string
  readonly until: number | null
}

/**
 * The document `competitions/{id}/webhookSecrets/{webhookId}`, readable by the server only. It holds the address, the
 * secrets, the lease, and whom it counts for. Times are milliseconds since the epoch.
 */
export interface WebhookSecret {
  readonly address: string
  /** The uid of the organizer who added it. Absent in older ones, and once the account is deleted. */
  readonly creatorUid?: string
  /** The current secret first. */
  readonly secrets: readonly SigningSecret[]
  /** The revision of the newest event that was sent; see `nextRevision`. */
  readonly revision: number
  readonly leasedUntil: number
  /** When the address may be called again. */
  readonly nextAt: number
  /** Failures in a row. */
  readonly attempts: number
}

/** Why a request failed. `status`: the address answered with another status than 2xx. */
export type FailureReason = 'status' | 'redirect' | 'timeout' | 'unreachable' | 'forbidden-address'

/** One request to the address and its answer. */
export interface WebhookAttempt {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly durationMs: number
  /** Null if there was no answer. */
  readonly status: number | null
  /** Null if the request succeeded. */
  readonly reason: FailureReason | null
  /** The beginning of the answer's body. */
  readonly answer: string
}

/** A request as it was sent. */
export interface WebhookRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * The document `competitions/{id}/webhookDeliveries/{deliveryId}`, readable by organizers: an event for one webhook. It
 * is written in the transaction of its cause. Times are milliseconds since the epoch.
 */
export interface WebhookDelivery {
  readonly webhookId: string
  /** The `webhook-id` of the requests. A delivery that is sent again by hand has that of the first one. */
  readonly messageId: string
  readonly event: WebhookEvent
  /** The position among the events of the same commit. */
  readonly position: number
  /** When the change was committed, and the number that orders events; both null until its turn has come. */
  readonly committedAt: number | null
  readonly revision: number | null
  /** `dropped`: too many events were waiting, or a demonstration has no visitor to show it to. */
  readonly state: 'waiting' | 'delivered' | 'dropped'
  readonly at: number
  /** When the job takes it over; null once it is over, while the webhook is paused, and while another one is first. */
  readonly dueAt: number | null
  readonly attemptCount: number
  /** The latest attempts, oldest first. */
  readonly attempts: readonly WebhookAttempt[]
  /** The latest request; null before the first. */
  readonly request: WebhookRequest | null
  /** When the delivery may be deleted. */
  readonly sweepAfter: number
}

/**
 * Returns the revision of an event that was committed at `committedAt`: the time of its commit, made larger than the
 * previous revision, so that a later event of a webhook always has a larger one.
 */
export function nextRevision(previous: number, committedAt: number): number {
  return Math.max(previous + 1, committedAt)
}
