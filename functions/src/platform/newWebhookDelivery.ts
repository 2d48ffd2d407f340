import type { WebhookDelivery } from '@upper-bracket/shared/integrations/webhook'
import type { WebhookEvent } from '@upper-bracket/shared/integrations/webhookEvent'
import { webhookLimits } from '@upper-bracket/shared/integrations/webhookLimits'
import type { DocumentReference } from 'firebase-admin/firestore'
import { documents } from './firestore/documents.ts'

/** The job takes over deliveries that the trigger has not finished by then. */
const triggerMs = 60_000

interface NewDelivery {
  /** By default a new one. */
  readonly id?: string
  readonly event: WebhookEvent
  readonly position?: number
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Whether the webhook is paused, so that the delivery waits until it is resumed. */
  readonly isPaused?: boolean
  /** The delivery that is sent again. */
  readonly original?: WebhookDelivery
}

/** Creates the delivery of an event to a webhook. The trigger sends it once it is committed. */
export function newWebhookDelivery(
  competitionId: string,
  webhookId: string,
  { id, event, position = 0, now, isPaused = false, original }: NewDelivery,
): { readonly ref: DocumentReference<WebhookDelivery>; readonly data: WebhookDelivery } {
  const all = documents.webhookDeliveries(competitionId)
  const ref = id === undefined ? all.doc() : all.doc(id)
  const data: WebhookDelivery = {
    webhookId,
    messageId: original?.messageId ?? `msg_${ref.id}`,
    event,
    position,
    committedAt: original?.committedAt ?? null,
    revision: original?.revision ?? null,
    state: 'waiting',
    at: now,
    dueAt: isPaused ? null : now + triggerMs,
    attemptCount: 0,
    attempts: [],
    request: null,
    sweepAfter: now + webhookLimits.retentionMs,
  }
  return { ref, data }
}
